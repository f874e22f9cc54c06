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
      "You used {skill} at {employer}. How would you let a user download only their own invoices from S3?",
      "Invoices are kept on AWS S3. How do you let each user download only their own?",
    ],
    expected:
      "The bucket stays private, with block public access switched on. My server first checks that the invoice belongs to the signed-in user, and then creates a presigned URL that is valid for a few minutes, so the file goes straight from S3 to the browser. The server gets its rights from an IAM role attached to the instance or the function, not from access keys in the code. The policy is least privilege, only GetObject on that one prefix. Encryption at rest is on by default. I would also turn on versioning and a lifecycle rule that moves old bills to a cheaper class.",
    points: [
      {
        text: "the bucket blocks public access",
        accept: ["block public access", "bucket stays private", "private bucket"],
        weight: 0.25,
      },
      {
        text: "a short-lived presigned URL",
        accept: ["presigned URL", "pre-signed URL", "signed URL", "link that expires after minutes"],
        weight: 0.3,
        must: true,
      },
      {
        text: "an IAM role, no keys in code",
        accept: ["IAM role", "no access keys"],
        weight: 0.25,
      },
      {
        text: "least privilege: GetObject on one prefix",
        accept: ["least privilege", "only GetObject"],
        weight: 0.2,
      },
    ],
    avoid: ["a secret object name makes a public bucket safe"],
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
      "Suppose {project} moves to AWS Lambda with a relational database. What problems do you expect under a burst of traffic?",
      "An API moves to AWS Lambda with a relational database behind it. What problems do you expect under a burst of traffic?",
    ],
    expected:
      "Each Lambda copy handles one request at a time, so a burst of a thousand requests starts a thousand copies, and each opens its own connection. The database runs out of connections first. I would put RDS Proxy in between to pool them, and cap the function with reserved concurrency. I create the client outside the handler so warm copies use it again. Then there are cold starts: I keep the package small and buy provisioned concurrency only for the paths where a second matters. Slow work goes to SQS, which smooths the burst. With steady heavy load all day, containers would be cheaper, and I would say so.",
    points: [
      {
        text: "copies exhaust the database connections",
        accept: ["runs out of connections", "connection limit of database", "opens its own connection"],
        weight: 0.3,
        must: true,
      },
      { text: "RDS Proxy pools connections", accept: ["RDS Proxy", "connection pooler"], weight: 0.2 },
      {
        text: "cap with reserved concurrency",
        accept: ["reserved concurrency", "concurrency cap"],
        weight: 0.15,
      },
      {
        text: "cold starts and how to soften them",
        accept: ["cold starts", "provisioned concurrency"],
        weight: 0.2,
      },
      { text: "SQS smooths the burst", accept: ["SQS", "smooths the burst"], weight: 0.15 },
    ],
    avoid: ["one Lambda copy serves many requests at once"],
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
      "You know {skill}. A web app has a database password in its settings. How would you remove it and still connect?",
      "A web app on Azure has a database password in its settings. How would you get rid of it and still connect?",
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
        accept: ["user for that identity", "grant only reading"],
        weight: 0.2,
      },
      { text: "remaining secrets go to Key Vault", accept: ["Key Vault", "vault reference"], weight: 0.25 },
      {
        text: "change the old, exposed password",
        accept: ["change the old password", "rotate the password", "rotate the secret"],
        weight: 0.2,
      },
    ],
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
      "Walk me through the steps of your {skill} pipeline at {employer}, from a commit to a release.",
      "Which steps should a good delivery pipeline have, from a commit to a release, and in what order?",
    ],
    expected:
      "Every pull request starts the pipeline. The quick steps come first: lint, type check and unit tests, so a mistake shows in two minutes. Then it builds one artifact, for us a Docker image tagged with the commit hash, and exactly that image goes through all stages, never a new build per stage. It is deployed to staging, where integration and smoke checks run. Production needs an approval and then rolls out step by step. Secrets come from the pipeline's secret store and not from the repository. If the main branch is red, fixing it is the first job for everyone. I also cache dependencies to keep it short.",
    points: [
      {
        text: "lint and type check run before building",
        accept: ["lint, type check", "fail fast checks"],
        weight: 0.25,
      },
      {
        text: "one artifact passes through all stages",
        accept: ["builds one artifact", "same artifact", "never a new build"],
        weight: 0.3,
        must: true,
      },
      { text: "staging with smoke checks", accept: ["smoke checks", "deployed to staging"], weight: 0.25 },
      { text: "secrets from a secret store", accept: ["secret store", "secrets manager"], weight: 0.2 },
    ],
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
      "A release of {project} passes every check but breaks payments for some users. How should delivery limit such damage?",
      "A release passes every check but breaks payments for some users. How should delivery be built to limit such damage?",
    ],
    expected:
      "Checks never find everything, so I limit how many users a bad release can reach. With a canary, five percent of traffic goes to the new version, and the tool compares its error rate and payment success with the old one for some minutes. If the numbers get worse it goes back automatically, with no person needed at night. Risky features hide behind a feature flag, so I can switch one off without a deploy. Going back must always work, so database changes stay compatible with the previous version. After the event we write a review without blame and add the missing check, here a test purchase after every deploy.",
    points: [
      {
        text: "a canary gets a small share first",
        accept: ["canary", "five percent of traffic", "gradual rollout"],
        weight: 0.3,
        must: true,
      },
      {
        text: "automatic return when numbers worsen",
        accept: ["goes back automatically", "automatic rollback", "auto rollback"],
        weight: 0.25,
      },
      {
        text: "a feature flag switches it off",
        accept: ["behind a feature flag", "kill switch", "feature toggle"],
        weight: 0.2,
      },
      {
        text: "database changes fit the previous version",
        accept: ["compatible with the previous", "backward compatible schema"],
        weight: 0.15,
      },
      {
        text: "a review without blame",
        accept: ["review without blame", "post-mortem", "postmortem"],
        weight: 0.1,
      },
    ],
  },
];
