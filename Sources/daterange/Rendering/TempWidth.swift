extension String { var cellWidth: Int { unicodeScalars.count } }
