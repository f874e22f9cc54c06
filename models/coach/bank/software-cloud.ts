import type { EntryDraft } from "../entry.ts";

/** Clouds and delivery pipelines: AWS, Azure, CI/CD. */
export const softwareCloud: readonly EntryDraft[] = [
  {
    id: "software-aws-private-files",
    family: "software",
    topic: "aws",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Private files on S3",
    frames: [
      "You used {skill} at {employer}. How would you let a user download only their own invoices from S3, and which rights does the server get?",
      "Invoices are kept on AWS S3. How do you let each user download only their own, and which rights does the server get?",
    ],
    expected:
      "The bucket stays private, with block public access switched on. My server first checks that the invoice belongs to the signed-in user, and then creates a presigned URL that is valid for a few minutes, so the file goes straight from S3 to the browser. The server gets its rights from an IAM role attached to the instance or the function, not from access keys in the code. The policy is least privilege, only GetObject on that one prefix. Encryption at rest is on by default. I would also turn on versioning and a lifecycle rule that moves old bills to a cheaper class.",
    points: [
      {
        text: "the bucket blocks public access",
        accept: ["block public access", "bucket stays private", "private bucket"],
        weight: 0.2,
      },
      {
        text: "check that the invoice belongs to the user",
        accept: [
          "belongs to the signed-in user",
          "check ownership",
          "authorise the user",
          "verify the owner",
        ],
        weight: 0.2,
      },
      {
        text: "a short-lived presigned URL",
        accept: ["presigned URL", "pre-signed URL", "signed URL", "link that expires after minutes"],
        weight: 0.3,
        must: true,
      },
      { text: "an IAM role, no keys in code", accept: ["IAM role", "no access keys"], weight: 0.15 },
      {
        text: "least privilege: GetObject on one prefix",
        accept: ["least privilege", "only GetObject", "minimum permissions"],
        weight: 0.15,
      },
    ],
    avoid: ["a secret object name makes a public bucket safe", "put the access key into the browser code"],
    link: "https://docs.aws.amazon.com/AmazonS3/latest/userguide/ShareObjectPreSignedURL.html",
  },
  {
    id: "software-aws-lambda-database",
    family: "software",
    topic: "aws",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Functions and a database",
    frames: [
      "Suppose {project} moves to AWS Lambda with a relational database. What problems do you expect under a burst of traffic, and what do you do about them?",
      "An API moves to AWS Lambda with a relational database behind it. What problems do you expect under a burst of traffic, and what do you do?",
    ],
    expected:
      "Each Lambda copy handles one request at a time, so a burst of a thousand requests starts a thousand copies, and each opens its own connection. The database runs out of connections first. I would put RDS Proxy in between to pool them, and cap the function with reserved concurrency. I create the client outside the handler so warm copies use it again. Then there are cold starts: I keep the package small and buy provisioned concurrency only for the paths where a second matters. Slow work goes to SQS, which smooths the burst. With steady heavy load all day, containers would be cheaper, and I would say so.",
    points: [
      {
        text: "copies exhaust the database connections",
        accept: [
          "runs out of connections",
          "connection limit of database",
          "opens its own connection",
          "too many database connections",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "RDS Proxy pools connections",
        accept: ["RDS Proxy", "connection pooler", "pool the connections"],
        weight: 0.2,
      },
      {
        text: "cap with reserved concurrency",
        accept: ["reserved concurrency", "concurrency cap"],
        weight: 0.15,
      },
      {
        text: "cold starts and how to soften them",
        accept: ["cold starts", "provisioned concurrency", "warm copies"],
        weight: 0.2,
      },
      {
        text: "a queue such as SQS smooths the burst",
        accept: ["SQS", "smooths the burst", "queue the slow work"],
        weight: 0.15,
      },
    ],
    avoid: ["the database scales together with Lambda", "a bigger Lambda timeout cures it"],
    link: "https://docs.aws.amazon.com/lambda/latest/dg/lambda-concurrency.html",
  },
  {
    id: "software-azure-managed-identity",
    family: "software",
    topic: "azure",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "No passwords in settings",
    frames: [
      "You know {skill}. A web app has a database password in its settings. How do you get rid of it, where do other secrets go, and what is left to do?",
      "A web app on Azure has a database password in its settings. How do you get rid of it, where do other secrets go, and what is left to do?",
    ],
    expected:
      "I switch on a managed identity for the App Service, so Azure gives the app its own account whose credentials nobody has to store or change. In Azure SQL I create a user for that identity and grant only reading and writing on its tables. The code asks for a token with DefaultAzureCredential, which on my laptop uses my own login. Secrets that cannot go away, such as a partner's API key, move to Key Vault, and the setting holds only a reference. At the end I change the old password, since it has been in files and history. I release it through a staging slot and swap.",
    points: [
      {
        text: "a managed identity for the app",
        accept: ["managed identity", "DefaultAzureCredential"],
        weight: 0.35,
        must: true,
      },
      {
        text: "Azure SQL user with few grants",
        accept: [
          "user for that identity",
          "grant only reading",
          "least privilege",
          "contained database user",
        ],
        weight: 0.2,
      },
      { text: "remaining secrets go to Key Vault", accept: ["Key Vault", "vault reference"], weight: 0.25 },
      {
        text: "change the old, exposed password",
        accept: ["password must be changed", "rotate the password", "rotate the secret"],
        weight: 0.2,
      },
    ],
    avoid: ["an encrypted password in the code is fine", "deleting the setting makes the old password safe"],
    link: "https://learn.microsoft.com/en-us/entra/identity/managed-identities-azure-resources/overview",
  },
  {
    id: "software-ci-cd-pipeline-steps",
    family: "software",
    topic: "ci-cd",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "From commit to release",
    frames: [
      "Walk me through the steps of your {skill} pipeline at {employer}, from a commit to a release. How often is it built, and where do secrets come from?",
      "Which steps should a delivery pipeline have, from commit to release, in what order? How often is it built, and where do secrets come from?",
    ],
    expected:
      "Every pull request starts the pipeline. The quick steps come first: lint, type check and unit tests, so a mistake shows in two minutes. Then it builds one artifact, for us a Docker image tagged with the commit hash, and exactly that image goes through all stages, never a new build per stage. It is deployed to staging, where integration and smoke checks run. Production needs an approval and then rolls out step by step. Secrets come from the pipeline's secret store and not from the repository. If the main branch is red, fixing it is the first job for everyone. I also cache dependencies to keep it short.",
    points: [
      {
        text: "quick checks first: lint, types, unit tests",
        accept: ["lint, type check", "unit tests", "run the tests", "automated tests", "fail fast checks"],
        weight: 0.25,
        must: true,
      },
      {
        text: "one artifact passes through all stages",
        accept: [
          "builds one artifact",
          "same artifact",
          "never a new build",
          "build once, deploy many",
          "same image everywhere",
          "same image is promoted",
        ],
        weight: 0.3,
      },
      {
        text: "staging with smoke checks",
        accept: ["smoke checks", "deployed to staging", "deploy to staging", "staging environment"],
        weight: 0.25,
      },
      {
        text: "secrets come from a secret store or vault",
        accept: ["secret store", "secrets manager", "vault", "encrypted pipeline variables"],
        weight: 0.2,
      },
    ],
    avoid: ["rebuild the image freshly for production", "a private repository may hold the secrets"],
  },
  {
    id: "software-ci-cd-canary",
    family: "software",
    topic: "ci-cd",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A release that hurts",
    frames: [
      "Suppose a release of {project} passes every check but breaks payments for some users. How should delivery limit such damage, and what do you do afterwards?",
      "A release passes every check but breaks payments for some users. How should delivery be built to limit such damage, and what do you do afterwards?",
    ],
    expected:
      "Checks never find everything, so I limit how many users a bad release can reach. With a canary, five percent of traffic goes to the new version, and the tool compares its error rate and payment success with the old one for some minutes. If the numbers get worse it goes back automatically, with no person needed at night. Risky features hide behind a feature flag, so I can switch one off without a deploy. Going back must always work, so database changes stay compatible with the previous version. After the event we write a review without blame and add the missing check, here a test purchase after every deploy.",
    points: [
      {
        text: "a canary gets a small share first",
        accept: [
          "canary",
          "five percent of traffic",
          "gradual rollout",
          "blue-green deployment",
          "staged rollout",
          "small percentage first",
          "small group of users",
          "small share of users",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "automatic return when numbers worsen",
        accept: ["goes back automatically", "automatic rollback", "auto rollback", "roll back quickly"],
        weight: 0.25,
      },
      {
        text: "a feature flag switches it off",
        accept: ["behind a feature flag", "kill switch", "feature toggle", "feature flags"],
        weight: 0.2,
      },
      {
        text: "database changes fit the previous version",
        accept: ["compatible with the previous", "backward compatible"],
        weight: 0.15,
      },
      {
        text: "a review without blame",
        accept: [
          "review without blame",
          "post-mortem",
          "postmortem",
          "add the missing check",
          "root cause analysis",
        ],
        weight: 0.1,
      },
    ],
    avoid: ["full testing finds every fault beforehand", "a rollback restores the old tables too"],
  },
  {
    id: "software-aws-network-layout",
    family: "software",
    topic: "aws",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Public and private subnets",
    frames: [
      "You used {skill}. How did you lay out the network for a web server and its database, and who may reach what?",
      "Suppose {project} moves to AWS with a web tier and a database. How do you lay out subnets and security groups?",
      "A web app with a database moves to AWS. How do you lay out subnets, routes and security groups, and why?",
    ],
    expected:
      "One VPC over at least two availability zones. Only the load balancer sits in public subnets, whose route table points to the internet gateway. The app runs in private subnets and the database in its own private ones without any way out. For updates the app goes out through a NAT gateway; since that costs per gigabyte, S3 gets a gateway endpoint, which is free. Security groups refer to each other: the database accepts 5432 only from the app's group, the app only from the balancer's. They are stateful, so answers pass, while network ACLs are not. Nobody has SSH open to the world; I use Session Manager.",
    points: [
      {
        text: "private subnets for app and database",
        accept: ["private subnets", "database in its own private", "private subnet for database"],
        weight: 0.25,
        must: true,
      },
      {
        text: "only the balancer is public, by internet gateway",
        accept: ["internet gateway", "load balancer in public subnets", "balancer sits in public"],
        weight: 0.2,
      },
      {
        text: "the database admits only the app's group",
        accept: [
          "Security groups refer to each other",
          "database accepts 5432 only",
          "security group as source",
          "allow port 5432",
        ],
        weight: 0.25,
      },
      {
        text: "NAT goes out, endpoint for S3 saves",
        accept: ["NAT gateway", "gateway endpoint", "VPC endpoint"],
        weight: 0.15,
      },
      {
        text: "two zones and Session Manager",
        accept: ["two availability zones", "Session Manager", "multiple zones", "no SSH open"],
        weight: 0.15,
      },
    ],
    avoid: [
      "a database in a public subnet is safe with a good password",
      "SSH open to the world is fine",
      "the database should accept 5432 from everywhere",
    ],
    link: "https://docs.aws.amazon.com/vpc/latest/userguide/how-it-works.html",
  },
  {
    id: "software-aws-bill-doubled",
    family: "software",
    topic: "aws",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "The bill that doubled",
    frames: [
      "Your {skill} bill doubled in a month although the number of users did not. How do you find where the money goes, what do you cut first, and how is it noticed earlier?",
      "Suppose the monthly AWS bill of {project} doubles. How do you find the reason, what do you cut first, and how is it noticed earlier?",
      "An AWS bill doubled in one month although the number of users did not. How do you find the reason, what do you cut, and how is it noticed earlier?",
    ],
    expected:
      "In Cost Explorer I group by service, then by usage type, and compare day by day. Tags per team and service show whose it is. Usual finds: NAT gateway and cross-zone traffic, debug logs in CloudWatch kept for ever, snapshots and volumes without a machine, idle load balancers, and a test cluster on the weekend. I cut in this order: delete what nobody uses, switch test systems off at night, make machines fit their real load, move to Graviton, and only then buy a Savings Plan, otherwise I commit to waste. S3 gets a lifecycle rule. A budget alarm and anomaly detection tell us on the second day and not next month.",
    points: [
      {
        text: "Cost Explorer by service and usage type",
        accept: [
          "Cost Explorer",
          "group costs by service",
          "cost by usage type",
          "cost by service",
          "group by service",
          "service wise cost",
          "which service costs more",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "tags show who owns it",
        accept: ["Tags per team", "cost allocation tags", "tag every resource"],
        weight: 0.15,
      },
      {
        text: "NAT, logs, orphaned volumes are usual",
        accept: [
          "NAT gateway and cross-zone",
          "logs in CloudWatch",
          "snapshots and volumes",
          "unused volumes",
          "idle load balancers",
        ],
        weight: 0.2,
      },
      {
        text: "clean up before buying a Savings Plan",
        accept: [
          "only then buy a Savings Plan",
          "machines fit their real load",
          "Graviton before commitment",
          "rightsize the instances",
          "delete unused resources",
        ],
        weight: 0.2,
      },
      {
        text: "budgets and anomaly alarms",
        accept: ["budget alarm", "anomaly detection", "budget alert"],
        weight: 0.15,
      },
    ],
    avoid: ["buying a savings plan first is always right"],
  },
];
