import Foundation
import Testing

@testable import daterange

/// The programs that results are for, run for real where they are there.
@Suite struct ConsumerTests {
  private static let shells = ["sh", "bash", "dash", "zsh"]
    .filter(Product.has)

  /// A repository with a commit at each edge of 23 to 29 November 2026 in
  /// Berlin, and one a second outside.
  private static let repository = """
    set -e
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    cd "$folder"
    git init -q
    git config user.email a@example.org
    git config user.name A
    commit() {
      GIT_AUTHOR_DATE="$1" GIT_COMMITTER_DATE="$1" \\
        git commit -q --allow-empty -m "$2"
    }
    commit 2026-11-22T23:59:59+01:00 before
    commit 2026-11-23T00:00:00+01:00 first
    commit 2026-11-29T23:59:59+01:00 last
    commit 2026-11-30T00:00:00+01:00 after

    """

  @Test(.enabled(if: Product.has("git"), "git is not there"), arguments: shells)
  func `git log finds the commits of a week`(shell: String) throws {
    let run = try Product.shell(
      Self.repository + """
        r=$("$daterange" resolve last week --time-zone Europe/Berlin \
          --format git)
        git log --format=%s \(shell == "zsh" ? "${=r}" : "$r")
        """,
      shell: shell, environment: ["TZ": "America/New_York"])
    #expect(run == Product.Run(status: 0, output: "last\nfirst\n", errors: ""))
  }

  @Test(
    .enabled(
      if: Product.has("git") && Product.has("fish"),
      "git or fish is not there"))
  func `git log finds them in fish`() throws {
    let run = try Product.shell(
      Self.repository + """
        fish -c 'git log --format=%s ("$daterange" resolve last week \
          --time-zone Europe/Berlin --format git)'
        """,
      environment: ["TZ": "America/New_York", "HOME": "/tmp"])
    #expect(run.output == "last\nfirst\n")
  }

  @Test(arguments: shells)
  func `the shell's variables are set, or a failure stops it`(
    shell: String
  ) throws {
    let good = try Product.shell(
      """
      set -e
      eval "$("$daterange" resolve last week --format shell)"
      echo "$start $end $days $nights"
      """, shell: shell)
    #expect(good.output == "2026-11-23 2026-11-29 7 6\n")
    for expression in ["11/3", "none", "--bogus"] {
      let bad = try Product.shell(
        """
        set -e
        start=old
        eval "$("$daterange" resolve \(expression) --format shell)"
        echo reached
        """, shell: shell)
      #expect(bad.output == "", "\(expression)")
      #expect(bad.status == (expression == "none" ? 1 : 2), "\(expression)")
    }
  }

  @Test(.enabled(if: Product.has("sqlite3"), "sqlite3 is not there"))
  func `sqlite finds the rows of a range`() throws {
    let run = try Product.shell(
      """
      where=$("$daterange" resolve 2026-11-03..10 --format sql:at)
      sqlite3 :memory: "
        create table t(at text);
        insert into t values ('2026-11-02 23:59:59'), ('2026-11-03'),
          ('2026-11-10 23:59:59'), ('2026-11-11 00:00:00');
        select at from t where $where;"
      """)
    #expect(run.output == "2026-11-03\n2026-11-10 23:59:59\n")
  }

  @Test func `find takes both edges and nothing outside`() throws {
    let run = try Product.shell(
      """
      set -e
      folder=$(mktemp -d)
      trap 'rm -rf "$folder"' EXIT
      cd "$folder"
      touch -d '2026-11-02 23:59:59.5' before
      touch -d '2026-11-03 00:00:00' first
      touch -d '2026-11-10 23:59:59.5' last
      touch -d '2026-11-11 00:00:00' after
      find . -type f $("$daterange" resolve 2026-11-03..10 --format find) |
        sort
      """)
    #expect(run.output == "./first\n./last\n")
  }

  @Test func `xargs takes records that end in NUL`() throws {
    let run = try Product.shell(
      """
      "$daterange" split 2026-11-03..2026-11-16 --by 7d --format ends -0 |
        xargs -0 -n1 echo got
      """)
    #expect(
      run.output == """
        got 2026-11-03 2026-11-09
        got 2026-11-10 2026-11-16

        """)
  }

  @Test(.enabled(if: Product.has("hledger"), "hledger is not there"))
  func `hledger reads the period`() throws {
    let run = try Product.shell(
      """
      p=$("$daterange" resolve 2026-11-03..10 --format hledger)
      printf '2026-11-02 a\\n x  1\\n y\\n2026-11-10 b\\n x  2\\n y\\n' |
        hledger -f - register x -p "$p"
      """)
    #expect(run.output.contains("2026-11-10 b"))
    #expect(!run.output.contains("2026-11-02 a"))
  }
}
