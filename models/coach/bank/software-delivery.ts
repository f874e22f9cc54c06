import type { EntryDraft } from "../entry.ts";

/** From commit to server: pipelines, Linux, Nginx, Git. */
export const softwareDelivery: readonly EntryDraft[] = [
  {
    id: "software-ci-cd-slow-build",
    family: "software",
    topic: "ci-cd",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A pipeline of forty minutes",
    frames: [
      "The {skill} pipeline takes forty minutes and people stop waiting for it. How do you make it fast again without losing safety?",
      "Suppose the pipeline of {project} takes forty minutes. What do you measure, what do you change first, and what about tests that fail at random?",
      "A CI pipeline takes forty minutes and people no longer wait for it. How do you make it fast without losing safety?",
    ],
    expected:
      "I measure each step over a week first, because the slow one is seldom the one people name. Often it is downloading packages, so I cache them by the hash of the lock file, and Docker layers too, with the changing files last. Then I order by price, the cheap ones in front, and stop at the first failure. Tests run in parallel, split by their measured time, and heavy browser tests run for the affected parts on a pull request and all of them before release. Flaky tests are repaired or put aside with an owner. My goal is ten minutes.",
    points: [
      {
        text: "measure the steps first",
        accept: ["measure each step", "time of each step", "find the slow step"],
        weight: 0.2,
      },
      {
        text: "cache packages and layers",
        accept: ["cache them by the hash", "Docker layers", "dependency cache", "cache dependencies"],
        weight: 0.25,
      },
      {
        text: "cheap checks in front of slow ones",
        accept: ["the cheap ones in front", "stop at the first failure", "fail fast", "quick checks first"],
        weight: 0.2,
      },
      {
        text: "run tests in parallel, split by time",
        accept: [
          "split by their measured time",
          "parallel test shards",
          "tests in parallel",
          "parallel jobs",
        ],
        weight: 0.2,
      },
      {
        text: "flaky tests repaired or put aside",
        accept: ["put aside with an owner", "quarantine flaky tests", "fix flaky tests"],
        weight: 0.15,
      },
    ],
    avoid: ["deleting slow tests is the way to speed up", "a faster machine is the first thing to buy"],
    link: "https://docs.github.com/en/actions",
  },
  {
    id: "software-jenkins-pipeline-safety",
    family: "software",
    topic: "jenkins",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "A pipeline as code",
    frames: [
      "You used {skill}. How is your pipeline written, where do builds run and passwords come from, and what happens when the server dies?",
      "Suppose the jobs of {project} were clicked together in Jenkins years ago. How would you bring them in order, with passwords, build machines and the server itself?",
      "Jobs in Jenkins were clicked together years ago and nobody dares to touch them. How would you bring them in order, passwords and build machines too?",
    ],
    expected:
      "I move each job to a Jenkinsfile in the repository, declarative, with stages for build, test and deploy, so changes go through review and a branch can try its own. Steps that many repeat go to a shared library. Passwords live in the credentials store and come in through withCredentials, which masks them in the log; never in the file. Builds run on agents that are thrown away, mostly containers, and not on the controller, because one bad build could fill its disk or read all secrets. A deploy needs an input step for production, with a timeout. The controller itself is set up by Configuration as Code, and I restore its backup once to prove it.",
    points: [
      {
        text: "a reviewed Jenkinsfile in the repository",
        accept: [
          "Jenkinsfile",
          "pipeline as code",
          "jenkins file",
          "pipeline in the repository",
          "pipeline in git",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "credentials store with masking",
        accept: ["withCredentials", "credentials store", "Jenkins credentials", "credentials plugin"],
        weight: 0.2,
      },
      {
        text: "build on throwaway agents, not the controller",
        accept: ["agents that are thrown away", "ephemeral agents", "agents in containers", "run on agents"],
        weight: 0.2,
      },
      { text: "shared library for repeated steps", accept: ["shared library"], weight: 0.15 },
      {
        text: "controller by Configuration as Code",
        accept: ["Configuration as Code", "restore its backup", "backup of Jenkins home"],
        weight: 0.15,
      },
    ],
    avoid: ["building on the controller is fine", "plain passwords in the Jenkinsfile are fine"],
    link: "https://www.jenkins.io/doc/book/pipeline/",
  },
  {
    id: "software-linux-high-load",
    family: "software",
    topic: "linux",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "High load, idle processor",
    frames: [
      "You know {skill}. The load average is 40 on eight cores, yet the CPU is mostly idle. What does that tell you, and what do you check?",
      "Suppose the server of {project} crawls with a load of forty while its CPU is idle. What does that mean, and what do you look at?",
      "A Linux server shows a load average of 40 on eight cores, yet the CPU is mostly idle. What does it mean, and what do you check?",
    ],
    expected:
      "On Linux the load counts processes that run or want to run, and also those in uninterruptible sleep, state D, which mostly wait for a disk or a network share. So a high load with an idle CPU points to input and output. In top I look at the wa value, with ps I list who is in state D, and iostat with x shows which device has long waits. iotop or pidstat name the process. Usual reasons are a backup, a database sort that spills, a dying disk, which dmesg shows, an NFS server that hangs, or swapping, which vmstat shows in si and so. On a cloud disk the bought IOPS may be used up.",
    points: [
      {
        text: "load counts uninterruptible sleep too",
        accept: [
          "uninterruptible sleep",
          "state D",
          "D state",
          "waiting for disk",
          "blocked on IO",
          "wait for a disk",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "iowait points to disk or network share",
        accept: ["wa value", "idle CPU points to input", "iowait", "IO wait", "bottleneck is the disk"],
        weight: 0.2,
      },
      { text: "iostat, iotop or pidstat find it", accept: ["iostat", "iotop", "pidstat"], weight: 0.2 },
      {
        text: "swapping shows in vmstat",
        accept: ["vmstat", "check for swapping", "swap usage"],
        weight: 0.15,
      },
      {
        text: "dying disk, NFS or used IOPS",
        accept: ["dmesg", "NFS server", "IOPS", "failing disk"],
        weight: 0.15,
      },
    ],
    avoid: [
      "a high load always means a busy processor",
      "adding cores cures a high load",
      "idle CPU means the server is fine",
    ],
  },
  {
    id: "software-nginx-bad-gateway",
    family: "software",
    topic: "nginx",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "What a 502 tells you",
    frames: [
      "You ran {skill} before your app. Users see 502, sometimes 504 or 413. What does each tell you, and where do you look?",
      "Suppose visitors of {project} see 502 Bad Gateway from Nginx, sometimes 504 or 413. What does each tell you, and what do you check in turn?",
      "Visitors see 502 from Nginx, at other times 504 or 413. What does each one tell you, and where do you look?",
    ],
    expected:
      "The number comes from Nginx, so the request reached it. A 502 means that the app behind refused or broke the connection: it is down, restarts, listens on another port or socket, or crashed in the middle. The error log says connect refused, no such file or prematurely closed, so I read that line first and then curl the app from the same machine. A 504 means it accepted but did not answer within proxy_read_timeout, 60 seconds by default; I look for the slow query before I raise the number. 413 means the upload is over client_max_body_size, one megabyte unless set. If 502 comes only now and then, the app may close idle keep-alive connections before Nginx does.",
    points: [
      {
        text: "502: the app refused or broke the connection",
        accept: [
          "refused or broke",
          "upstream is down",
          "prematurely closed",
          "app behind is down",
          "connection refused",
          "backend not running",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "read the error log, curl the app",
        accept: ["read the error log", "curl the app", "error log says", "check Nginx logs"],
        weight: 0.2,
      },
      {
        text: "504: no answer in time",
        accept: ["proxy_read_timeout", "did not answer within", "upstream timed out", "gateway timeout"],
        weight: 0.25,
      },
      {
        text: "413: upload over the size limit",
        accept: ["413 means the upload is over", "client_max_body_size", "body too large", "file too large"],
        weight: 0.15,
      },
      {
        text: "idle keep-alive mismatch",
        accept: ["keep-alive connections", "keepalive timeout mismatch"],
        weight: 0.1,
      },
    ],
    avoid: ["raising the timeout cures a 504", "a 502 is an error in the user's browser"],
    link: "https://nginx.org/en/docs/http/ngx_http_proxy_module.html",
  },
  {
    id: "software-git-conflict-careful",
    family: "software",
    topic: "git",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A conflict in a long branch",
    frames: [
      "You use {skill} daily. Your branch is two weeks old and gets conflicts in ten files. How do you solve them safely, and what if it goes wrong?",
      "Suppose a branch of {project} lived for two weeks and now conflicts with main. What do you do, step by step, and what if it goes wrong?",
      "A branch is two weeks old and conflicts with main in ten files. How do you solve that in Git without losing work, and what if it goes wrong?",
    ],
    expected:
      "First I make sure my work is committed and pushed, so nothing can be lost, and I fetch. Then I look at what changed on main and why, because a conflict is two intentions, not two texts. I merge main into my branch, or rebase if it is mine alone, and switch on diff3 style, which also shows the common ancestor. For each file I keep both intentions; taking ours or theirs blindly throws a colleague's work away. If I am not sure, I ask the author. After that I run the tests, as code without conflict marks can still be wrong. If it goes badly, abort brings me back, and reflog finds what seems lost.",
    points: [
      {
        text: "commit and fetch before starting",
        accept: [
          "my work is committed and pushed",
          "commit then fetch",
          "commit my work first",
          "backup branch",
        ],
        weight: 0.2,
      },
      {
        text: "keep both intentions, never blindly ours",
        accept: [
          "keep both intentions",
          "ours or theirs blindly",
          "ask the author",
          "understand both sides",
          "discuss with the colleague",
          "understand both changes",
          "keep both changes",
          "talk to the author",
          "ask the colleague",
        ],
        weight: 0.3,
        must: true,
      },
      { text: "see the ancestor with diff3", accept: ["diff3", "common ancestor"], weight: 0.15 },
      {
        text: "tests run after the merge",
        accept: ["run the tests, as code without conflict marks", "tests after merging"],
        weight: 0.2,
      },
      {
        text: "abort or reflog as a way back",
        accept: ["abort brings me back", "reflog", "merge --abort", "abort the merge"],
        weight: 0.15,
      },
    ],
    avoid: [
      "accepting my version everywhere is safe",
      "force push over main is the quick way",
      "if it compiles, the merge is right",
    ],
    link: "https://git-scm.com/docs/git-merge",
  },
  {
    id: "software-git-bisect-hunt",
    family: "software",
    topic: "git",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Which commit broke it",
    frames: [
      "You use {skill}. A bug is in today's version but not in last month's, with 400 commits between. How do you find the one, and what makes that easy?",
      "Suppose a bug came into {project} somewhere in the last 400 commits. How do you find the commit with Git, and what makes that easy?",
      "A bug came in somewhere within the last 400 commits. How do you find the guilty commit with Git, and what makes it easy?",
    ],
    expected:
      "I use git bisect, which halves the range each time, so 400 commits need about nine tries. I mark today as bad and last month's tag as good, and Git checks out the middle. Best I write a small script that ends with 0 when good and 1 when bad, and let git bisect run do it alone; code 125 skips a commit that does not build. When it names one, I read its diff and message, fix the cause with a test that failed before, and end with bisect reset. It works well only if commits are small and each one builds. For one line I look at blame or log with S.",
    points: [
      {
        text: "bisect halves the range",
        accept: ["git bisect", "halves the range", "binary search over commits"],
        weight: 0.35,
        must: true,
      },
      {
        text: "mark a good and a bad version",
        accept: ["bad and last month's", "mark today as bad", "known good commit", "good and bad commit"],
        weight: 0.2,
      },
      {
        text: "automate by a script and its exit code",
        accept: [
          "git bisect run",
          "small script",
          "exit code 125",
          "script for the test",
          "automate the test",
        ],
        weight: 0.2,
      },
      {
        text: "small commits that build make it work",
        accept: ["commits are small and each one builds", "small commits", "each commit builds"],
        weight: 0.15,
      },
      { text: "blame or log for one line", accept: ["blame or log", "git blame"], weight: 0.1 },
    ],
    avoid: ["bisect needs about 200 tries", "bisect reset deletes the guilty commit"],
    link: "https://git-scm.com/docs/git-bisect",
  },
];
