import type { EntryDraft } from "../entry.ts";

/** Containers, clusters and clouds. */
export const softwareContainers: readonly EntryDraft[] = [
  {
    id: "software-docker-localhost-refused",
    family: "software",
    topic: "docker",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Connection refused to localhost",
    frames: [
      "With {skill} your app cannot reach the database at localhost, though both containers run. Why, and how do you fix it?",
      "Suppose {project} runs in one container and its database in another, and localhost is refused. What do you change?",
      "An app in one Docker container cannot reach the database in another at localhost. Why, and how do you fix it?",
    ],
    expected:
      "Every container has its own network space, so localhost inside the app means the app's container itself, where no database listens. In Compose both services share a network with name lookup, so the address is the service name, for example db and port 5432, the inner port and not the published one. Publishing a port is only for the host. The database must listen on all interfaces. depends_on alone waits for the start, not for readiness, so I add a healthcheck with the condition service_healthy, and the app retries its first connection anyway. From a container to a program on my laptop I use host.docker.internal. To check, I run docker compose exec and look up the name.",
    points: [
      {
        text: "localhost means the container itself",
        accept: [
          "localhost inside the app means the app's container",
          "own network space",
          "separate network namespace",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "use the service name on a shared network",
        accept: ["service name", "share a network"],
        weight: 0.25,
      },
      {
        text: "inner port, not the published one",
        accept: ["inner port", "published one", "container port"],
        weight: 0.15,
      },
      { text: "wait for readiness by healthcheck", accept: ["healthcheck", "service_healthy"], weight: 0.15 },
      { text: "reach the laptop by host.docker.internal", accept: ["host.docker.internal"], weight: 0.1 },
    ],
    avoid: ["publishing the port makes localhost work between containers"],
    link: "https://docs.docker.com/compose/how-tos/networking/",
  },
  {
    id: "software-kubernetes-limits-throttle",
    family: "software",
    topic: "kubernetes",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Requests, limits and slow pods",
    frames: [
      "Your {skill} pods are slow at half of the CPU, and others are killed with OOMKilled. How do you set requests and limits?",
      "Suppose pods of {project} get evicted at night and are slow by day. How do you choose requests and limits?",
      "Pods in Kubernetes are slow at half of their CPU, and some are killed for memory. How do you set requests and limits?",
    ],
    expected:
      "The request is what the scheduler reserves, the limit is where the kernel steps in. CPU above its limit is throttled: within each 100 milliseconds the quota is used up early and all threads wait, so latency jumps while the average looks low. I look at the throttled periods metric, and often I set a CPU request and no CPU limit, or a high one. Memory cannot be squeezed, so above the limit the container is killed; I set memory request equal to limit, with room above the peak I measured over a week, and tell the JVM or Node about it. Pods without requests are evicted first when a node is full. A namespace quota keeps teams fair.",
    points: [
      {
        text: "scheduler reserves requests",
        accept: ["scheduler reserves", "requests used for scheduling"],
        weight: 0.2,
      },
      {
        text: "CPU limits throttle, so latency jumps",
        accept: ["CPU above its limit is throttled", "CPU throttling", "throttled periods"],
        weight: 0.3,
        must: true,
      },
      {
        text: "memory above its limit is killed",
        accept: ["limit the container is killed", "OOMKilled", "memory cannot be squeezed"],
        weight: 0.25,
      },
      {
        text: "size from a measured peak",
        accept: ["peak I measured", "measured over a week"],
        weight: 0.15,
      },
      {
        text: "pods without requests are evicted first",
        accept: ["evicted first", "best effort pods"],
        weight: 0.1,
      },
    ],
    avoid: ["a CPU limit kills the pod when it is reached"],
    link: "https://kubernetes.io/docs/concepts/configuration/manage-resources-containers/",
  },
  {
    id: "software-kubernetes-no-endpoints",
    family: "software",
    topic: "kubernetes",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "A service that answers nobody",
    frames: [
      "In {skill} all pods run, but the service gives a 503 or a timeout. How do you go through it, step by step?",
      "Suppose {project} is deployed, pods are running, and the address still answers nothing. What do you check in Kubernetes?",
      "In Kubernetes all pods are running, yet the address of the service gives 503 or a timeout. How do you go through it?",
    ],
    expected:
      "I walk from the inside out. First port-forward to a pod: if the app answers there, the app is fine. Then I look at the EndpointSlices of the service; if they are empty, the selector does not match the pods' labels, or the readiness probe fails, so no pod counts as ready. If there are endpoints, I compare targetPort with the port the app truly listens on, and that it listens on 0.0.0.0 and not on localhost. From a debug pod I look up the service name and curl it. Then comes the Ingress or Gateway: class, host, path and its controller's log. A NetworkPolicy may also drop the traffic, which shows as a timeout instead of a refusal.",
    points: [
      {
        text: "empty endpoints: selector or readiness",
        accept: ["EndpointSlices", "selector does not match", "readiness probe fails"],
        weight: 0.3,
        must: true,
      },
      {
        text: "start inside with port-forward",
        accept: ["port-forward to a pod", "port-forward"],
        weight: 0.2,
      },
      { text: "targetPort and listening address", accept: ["targetPort", "listens on 0.0.0.0"], weight: 0.2 },
      {
        text: "check the Ingress and its controller",
        accept: ["Ingress or Gateway", "controller's log"],
        weight: 0.15,
      },
      { text: "a NetworkPolicy may drop traffic", accept: ["NetworkPolicy"], weight: 0.15 },
    ],
    avoid: ["a running pod always receives traffic"],
    link: "https://kubernetes.io/docs/tasks/debug/debug-application/debug-service/",
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
        accept: ["private subnets", "database in its own private"],
        weight: 0.25,
        must: true,
      },
      {
        text: "only the balancer is public, by internet gateway",
        accept: ["internet gateway", "public subnets"],
        weight: 0.2,
      },
      {
        text: "the database admits only the app's group",
        accept: [
          "Security groups refer to each other",
          "database accepts 5432 only",
          "security group as source",
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
        accept: ["availability zones", "Session Manager"],
        weight: 0.15,
      },
    ],
    avoid: ["a database in a public subnet is safe with a good password"],
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
      "Your {skill} bill doubled in a month although users did not. How do you find where the money goes, and what do you cut?",
      "Suppose the monthly AWS bill of {project} doubles. How do you find the reason, and what do you cut first?",
      "An AWS bill doubled in one month although the number of users did not. How do you find the reason, and what do you cut?",
    ],
    expected:
      "In Cost Explorer I group by service, then by usage type, and compare day by day. Tags per team and service show whose it is. Usual finds: NAT gateway and cross-zone traffic, debug logs in CloudWatch kept for ever, snapshots and volumes without a machine, idle load balancers, and a test cluster on the weekend. I cut in this order: delete what nobody uses, switch test systems off at night, make machines fit their real load, move to Graviton, and only then buy a Savings Plan, otherwise I commit to waste. S3 gets a lifecycle rule. A budget alarm and anomaly detection tell us on the second day and not next month.",
    points: [
      {
        text: "Cost Explorer by service and usage type",
        accept: ["Cost Explorer", "group by service"],
        weight: 0.3,
        must: true,
      },
      { text: "tags show who owns it", accept: ["Tags per team", "cost allocation tags"], weight: 0.15 },
      {
        text: "NAT, logs, orphaned volumes are usual",
        accept: ["NAT gateway and cross-zone", "logs in CloudWatch", "snapshots and volumes"],
        weight: 0.2,
      },
      {
        text: "clean up before buying a Savings Plan",
        accept: [
          "only then buy a Savings Plan",
          "machines fit their real load",
          "Graviton before commitment",
        ],
        weight: 0.2,
      },
      { text: "budgets and anomaly alarms", accept: ["budget alarm", "anomaly detection"], weight: 0.15 },
    ],
    avoid: ["buying a savings plan first is always right"],
  },
  {
    id: "software-azure-slot-swap",
    family: "software",
    topic: "azure",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Releasing by slot swap",
    frames: [
      "You used {skill}. How do you put a new version of a web app live without a break, and how do you go back?",
      "Suppose {project} runs on Azure App Service. How do you release at noon without a break, and how do you go back?",
      "A web app runs on Azure App Service. How do you release a new version at noon without a break, and how do you go back?",
    ],
    expected:
      "I deploy to a staging slot, which is a second copy with its own address, and warm it up there. Then I test it with real settings and swap. Azure swaps the routing only after the new instances answer the warm-up path, so users notice nothing, and going back is one more swap. Settings that belong to the place, such as a connection string, I mark as slot settings, otherwise they travel with the code. Before the full swap I can send ten percent of traffic to the slot and look at Application Insights for errors. The weak point is the database: both versions run against it for minutes, so migrations only add. Slots need the Standard tier.",
    points: [
      {
        text: "deploy to a staging slot, then swap",
        accept: ["staging slot", "slot swap", "deployment slot"],
        weight: 0.3,
        must: true,
      },
      { text: "warm up before users come", accept: ["warm-up path", "warm it up"], weight: 0.2 },
      { text: "sticky slot settings stay", accept: ["slot settings", "sticky settings"], weight: 0.2 },
      {
        text: "going back is one more slot swap",
        accept: ["going back is one more swap", "swap the slots back"],
        weight: 0.15,
      },
      {
        text: "migrations must suit both versions",
        accept: ["migrations only add", "versions run against it"],
        weight: 0.15,
      },
    ],
    avoid: ["swapping slots also rolls back the database"],
    link: "https://learn.microsoft.com/en-us/azure/app-service/deploy-staging-slots",
  },
  {
    id: "software-gcp-cloud-run-scale",
    family: "software",
    topic: "gcp",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Containers that scale to zero",
    frames: [
      "You used {skill}. When is Cloud Run a good home for a service, and what surprises people who come from servers?",
      "Suppose {project} has traffic only by day. Would you run it on Cloud Run in Google Cloud, and what must you watch?",
      "A service has traffic only by day. Would you run it on Google Cloud Run, and what surprises people who come from servers?",
    ],
    expected:
      "For this it is a good home: I give it a container that listens on PORT, it grows with requests and goes to zero at night, and I pay per use. The first request after a pause waits for a cold start, so for users I keep one minimum instance. One instance takes up to 80 requests at once by default, so the code must be thread safe, or I set concurrency lower. After the answer is sent the CPU is nearly off, so background work stops; I put that in Cloud Tasks or Pub/Sub. I set max instances to protect Cloud SQL from too many connections, and give the service its own service account with few roles.",
    points: [
      {
        text: "scales with requests, down to zero",
        accept: ["grows with requests and goes to zero", "scale to zero"],
        weight: 0.25,
        must: true,
      },
      {
        text: "cold starts, kept warm by minimum instances",
        accept: ["cold start", "minimum instance"],
        weight: 0.2,
      },
      {
        text: "background work stops after the answer",
        accept: ["CPU is nearly off", "background work stops", "Cloud Tasks"],
        weight: 0.2,
      },
      { text: "max instances protect the database", accept: ["max instances", "Cloud SQL"], weight: 0.2 },
      {
        text: "an own service account with few roles",
        accept: ["service account", "few roles"],
        weight: 0.15,
      },
    ],
    avoid: ["files written to the container's disk are kept"],
    link: "https://cloud.google.com/run/docs/about-concurrency",
  },
  {
    id: "software-terraform-shared-state",
    family: "software",
    topic: "terraform",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Two people run Terraform",
    frames: [
      "You use {skill} in a team. Where is the state, what happens when two people apply, and how do you notice manual changes?",
      "Suppose two people of {project} run Terraform at the same time. What can happen, and how do you set it up safely?",
      "Two people run Terraform on the same system at the same time. What can happen, and how do you set it up safely?",
    ],
    expected:
      "Terraform keeps in its state what it made. On two laptops there are two truths, and the second apply may create things twice or destroy the first one's. So the state is in a remote backend such as S3 with versioning and locking, and the lock lets only one apply run. It holds passwords in clear text, so few may read it, and it is never in Git. People do not apply by hand; a pull request shows the plan, someone reads it for the word destroy, and the pipeline applies that saved plan. A nightly plan finds drift from manual clicks. Each environment has its own state, so a mistake in test cannot touch production. prevent_destroy guards the database.",
    points: [
      {
        text: "remote state with locking",
        accept: ["remote backend", "state locking", "lock lets only one apply"],
        weight: 0.3,
        must: true,
      },
      {
        text: "state holds secrets, never in Git",
        accept: ["passwords in clear text", "never in Git"],
        weight: 0.15,
      },
      {
        text: "review the plan in a pull request",
        accept: ["pull request shows the plan", "saved plan"],
        weight: 0.2,
      },
      { text: "a regular plan finds drift", accept: ["drift from manual", "finds drift"], weight: 0.2 },
      {
        text: "separate state per environment",
        accept: ["environment has its own state", "prevent_destroy"],
        weight: 0.15,
      },
    ],
    avoid: ["the state file belongs in Git so that all can share it"],
    link: "https://developer.hashicorp.com/terraform/language/state",
  },
];
