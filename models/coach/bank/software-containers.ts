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
      "With {skill} your app cannot reach the database at localhost, though both containers run. Why, how do you fix it, and what if the database starts slowly?",
      "Suppose {project} runs in one container and its database in another, and localhost is refused. Why, what do you change, and what if the database starts slowly?",
      "An app in one Docker container cannot reach the database in another at localhost. Why, how do you fix it, and what if the database starts slowly?",
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
          "localhost refers to itself",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "use the service name on a shared network",
        accept: [
          "address is the service name",
          "same Docker network",
          "service name as host",
          "container name as host",
        ],
        weight: 0.3,
      },
      {
        text: "inner port, not the published one",
        accept: ["inner port", "container port", "internal port"],
        weight: 0.15,
      },
      {
        text: "wait for readiness by healthcheck",
        accept: [
          "healthcheck",
          "service_healthy",
          "retries its first connection",
          "depends_on with condition",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["a published port opens localhost to other containers", "restarting Docker usually fixes it"],
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
      "Your {skill} pods are slow at half of the CPU, and others end with exit code 137. How do you set requests and limits?",
      "Suppose pods of {project} vanish from full nodes at night and are slow by day. How do you choose requests and limits?",
      "Pods in Kubernetes are slow at half of their CPU, and some end with exit code 137. How do you set requests and limits?",
    ],
    expected:
      "The request is what the scheduler reserves, the limit is where the kernel steps in. CPU above its limit is throttled: within each 100 milliseconds the quota is used up early and all threads wait, so latency jumps while the average looks low. I look at the throttled periods metric, and often I set a CPU request and no CPU limit, or a high one. Memory cannot be squeezed, so above the limit the container is killed; I set memory request equal to limit, with room above the peak I measured over a week, and tell the JVM or Node about it. Pods without requests are evicted first when a node is full. A namespace quota keeps teams fair.",
    points: [
      {
        text: "scheduler reserves requests",
        accept: ["scheduler reserves", "requests used for scheduling", "scheduler places by request"],
        weight: 0.2,
      },
      {
        text: "CPU limits throttle, so latency jumps",
        accept: [
          "CPU above its limit is throttled",
          "CPU throttling",
          "throttled periods",
          "cpu gets throttled",
          "cpu is throttled",
          "throttled by cpu limit",
          "cpu limit throttles",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "memory above its limit is killed",
        accept: [
          "limit the container is killed",
          "OOMKilled",
          "memory cannot be squeezed",
          "out of memory kill",
          "memory request equal",
        ],
        weight: 0.25,
      },
      {
        text: "size from a measured peak",
        accept: ["peak I measured", "measured peak usage", "from real usage", "observe actual usage"],
        weight: 0.15,
      },
      {
        text: "pods without requests are evicted first",
        accept: ["evicted first", "best effort pods", "BestEffort class"],
        weight: 0.1,
      },
    ],
    avoid: ["a pod over its CPU limit gets evicted", "more replicas cure an out-of-memory kill"],
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
        accept: [
          "EndpointSlices",
          "endpoints are empty",
          "selector does not match",
          "readiness probe fails",
          "labels do not match",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "start inside with port-forward",
        accept: ["port-forward to a pod", "port-forward", "curl the pod directly"],
        weight: 0.2,
      },
      {
        text: "targetPort and listening address",
        accept: ["targetPort", "listens on 0.0.0.0", "wrong target port"],
        weight: 0.2,
      },
      {
        text: "check the Ingress and its controller",
        accept: ["Ingress or Gateway", "controller's log", "ingress rules"],
        weight: 0.15,
      },
      { text: "a NetworkPolicy may drop traffic", accept: ["NetworkPolicy"], weight: 0.15 },
    ],
    avoid: ["a running pod always receives traffic", "restarting all pods usually cures it"],
    link: "https://kubernetes.io/docs/tasks/debug/debug-application/debug-service/",
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
      "You used {skill}. How do you put a new version of a web app with a database live without a break, and how do you go back?",
      "Suppose {project} runs with a database on Azure App Service. How do you release at noon without a break, and how do you go back?",
      "A web app with a database runs on Azure App Service. How do you release a new version at noon without a break, and how do you go back?",
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
      {
        text: "warm up the slot before users come",
        accept: ["warm-up path", "warm it up", "warm up the slot"],
        weight: 0.2,
      },
      {
        text: "sticky slot settings stay",
        accept: ["slot settings", "sticky settings", "deployment slot setting"],
        weight: 0.2,
      },
      {
        text: "going back is one more slot swap",
        accept: ["going back is one more swap", "swap the slots back", "swap back again"],
        weight: 0.15,
      },
      {
        text: "migrations must suit both versions",
        accept: ["migrations only add", "schema fits both versions", "backward compatible migration"],
        weight: 0.15,
      },
    ],
    avoid: [
      "the database is swapped together with the slot",
      "deploying straight to production is safe enough",
    ],
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
        accept: ["grows with requests and goes to zero", "scale to zero", "scales to zero"],
        weight: 0.25,
        must: true,
      },
      {
        text: "cold starts, kept warm by minimum instances",
        accept: ["cold start", "minimum instance", "min instances"],
        weight: 0.2,
      },
      {
        text: "one instance serves many requests at once",
        accept: ["80 requests", "thread safe", "set concurrency lower", "concurrency of an instance"],
        weight: 0.2,
      },
      {
        text: "background work stops after the answer",
        accept: ["CPU is nearly off", "background work stops", "Cloud Tasks", "Pub/Sub for background"],
        weight: 0.2,
      },
      {
        text: "max instances protect the database",
        accept: ["max instances", "protect Cloud SQL", "limit database connections"],
        weight: 0.15,
      },
    ],
    avoid: ["files written to the container's disk are kept", "a service at zero answers at full speed"],
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
      "Suppose two people of {project} run Terraform at the same time. What can happen, how do you set it up safely, and how are manual changes noticed?",
      "Two people run Terraform on the same system at the same time. What can happen, how do you set it up safely, and how are manual changes noticed?",
    ],
    expected:
      "Terraform keeps in its state what it made. On two laptops there are two truths, and the second apply may create things twice or destroy the first one's. So the state is in a remote backend such as S3 with versioning and locking, and the lock lets only one apply run. It holds passwords in clear text, so few may read it, and it is never in Git. People do not apply by hand; a pull request shows the plan, someone reads it for the word destroy, and the pipeline applies that saved plan. A nightly plan finds drift from manual clicks. Each environment has its own state, so a mistake in test cannot touch production. prevent_destroy guards the database.",
    points: [
      {
        text: "remote state with locking",
        accept: [
          "remote backend",
          "state locking",
          "lock lets only one apply",
          "state in S3",
          "state is locked",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "state holds secrets, never in Git",
        accept: ["passwords in clear text", "state never in Git", "secrets in the state"],
        weight: 0.15,
      },
      {
        text: "review the plan in a pull request",
        accept: ["pull request shows the plan", "saved plan", "review the plan"],
        weight: 0.2,
      },
      {
        text: "a regular plan finds drift",
        accept: ["drift from manual", "finds drift", "drift detection", "plan shows drift"],
        weight: 0.2,
      },
      {
        text: "separate state per environment",
        accept: [
          "environment has its own state",
          "prevent_destroy",
          "one state per environment",
          "separate workspaces",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["commit the state file so that all share it", "two applies merge their results by themselves"],
    link: "https://developer.hashicorp.com/terraform/language/state",
  },
];
