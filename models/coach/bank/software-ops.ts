import type { EntryDraft } from "../entry.ts";

/** Running software: Docker, Kubernetes, Linux. */
export const softwareOps: readonly EntryDraft[] = [
  {
    id: "software-docker-image-size",
    family: "software",
    topic: "docker",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A smaller, safer image",
    frames: [
      "You use {skill}. The image of {project} is over one gigabyte and takes long to build. What do you change to make it small, quick and safe?",
      "A Docker image is over one gigabyte and builds slowly. What do you change to make it small, quick to build and safe?",
    ],
    expected:
      "I use a multi-stage build: the first stage has the compiler and tools, and the last copies only the finished program, so build tools are not shipped. As base I take a slim image. For build time I order the Dockerfile so that what changes rarely comes first: copy the package list, install, and only then copy the source, so the layer cache works. A dockerignore file keeps node_modules and the git folder out of the build. The container runs as a normal user and not as root, and no secret is put in a layer, because it stays there even if a later step deletes it.",
    points: [
      {
        text: "a multi-stage build leaves tools behind",
        accept: ["multi-stage build", "multistage", "multi-stage", "build in two stages"],
        weight: 0.3,
        must: true,
      },
      { text: "a slim base image", accept: ["slim image", "alpine", "distroless"], weight: 0.15 },
      {
        text: "install before copying source, for the cache",
        accept: [
          "copy the package list",
          "layer cache works",
          "dependencies before the source",
          "copy package.json first",
          "order of layers for caching",
        ],
        weight: 0.25,
      },
      {
        text: "dockerignore keeps files out",
        accept: ["dockerignore", "ignore file for builds"],
        weight: 0.1,
      },
      {
        text: "a normal user, no secrets in layers",
        accept: ["non-root user", "run as a normal user", "no secrets in the image"],
        weight: 0.2,
      },
    ],
    avoid: [
      "deleting a file in a later layer makes the image smaller",
      "running as root in a container is harmless",
      "compilers are harmless in the final image",
    ],
    link: "https://docs.docker.com/build/building/multi-stage/",
  },
  {
    id: "software-docker-container-data",
    family: "software",
    topic: "docker",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Data gone after restart",
    frames: [
      "You use {skill}. A container of {project} was replaced, and the uploaded files were gone. Why, where should such data live, and how is it kept safe?",
      "A container was replaced by a newer one, and the uploaded files were gone. Why, where should such data live, and how is it kept safe?",
    ],
    expected:
      "A container writes into its own thin layer, and that layer is deleted with the container. A plain restart keeps it, but removing and creating again does not. So data that must stay goes into a named volume mounted at that path, or for uploads better into object storage, so any copy of the app can reach them. A bind mount to a host folder is handy while developing, but ties me to one machine. The container itself should be disposable, with its settings in environment variables. A volume is not a backup, so I still dump the database on a schedule and try the restore.",
    points: [
      {
        text: "the container's own layer dies with it",
        accept: [
          "thin layer",
          "writable layer",
          "files inside the container are deleted",
          "container filesystem is temporary",
          "layer is deleted with the container",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a named volume keeps data",
        accept: [
          "named volume",
          "mount a volume",
          "belongs in a volume",
          "keep it in a volume",
          "object storage for uploads",
          "volume mounted at",
        ],
        weight: 0.3,
      },
      {
        text: "bind mounts tie to one machine",
        accept: ["bind mount depends on the host", "tied to that host", "bind mount only for development"],
        weight: 0.15,
      },
      {
        text: "a volume is not a backup",
        accept: [
          "try the restore",
          "still need backups",
          "volume is not a backup",
          "back up the volume",
          "dump the database on schedule",
          "take regular backups",
        ],
        weight: 0.25,
      },
    ],
    avoid: [
      "a plain restart wipes the files",
      "a volume replaces a backup",
      "docker commit keeps uploads safe",
      "stopping a container deletes its files",
    ],
    link: "https://docs.docker.com/engine/storage/volumes/",
  },
  {
    id: "software-kubernetes-crashloop",
    family: "software",
    topic: "kubernetes",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A pod that keeps crashing",
    frames: [
      "You use {skill}. A pod is in CrashLoopBackOff after a release. Which steps do you take to find the cause, and what if users are hit meanwhile?",
      "A Kubernetes pod is in CrashLoopBackOff after a release. Which steps do you take to find the cause, and what if users are hit meanwhile?",
    ],
    expected:
      "The status means the container starts, exits, and the kubelet waits longer before each new start. I run kubectl describe pod and read the events and the last exit code. Then I take kubectl logs with the previous flag, because the present container may have no output yet. Exit code 137 with OOMKilled says the memory limit is too low or the app leaks. Code 1 is mostly the app itself: a missing environment variable, a wrong secret or a database it cannot reach. I also check whether the liveness probe kills it during a slow start. If users are hit I run rollout undo first and search afterwards.",
    points: [
      {
        text: "describe shows events and exit code",
        accept: [
          "kubectl describe",
          "last exit code",
          "describe pod",
          "describe the pod",
          "look at the events",
        ],
        weight: 0.25,
      },
      {
        text: "kubectl logs of the previous container",
        accept: ["kubectl logs", "logs --previous", "logs of the previous container", "previous flag"],
        weight: 0.25,
        must: true,
      },
      {
        text: "137 and OOMKilled point to memory",
        accept: ["OOMKilled", "exit code 137", "out of memory kill", "memory limit is too low"],
        weight: 0.2,
      },
      {
        text: "a liveness probe may kill a slow start",
        accept: [
          "liveness probe kills",
          "probe kills it during",
          "liveness probe too early",
          "startup probe",
        ],
        weight: 0.15,
      },
      {
        text: "rollout undo first, search afterwards",
        accept: ["rollout undo", "undo first and search", "roll back first", "go back to the old version"],
        weight: 0.15,
      },
    ],
    avoid: [
      "CrashLoopBackOff is an image pull failure",
      "exit code 137 means a network fault",
      "deleting the pod solves it",
    ],
    link: "https://kubernetes.io/docs/tasks/debug/debug-application/debug-pods/",
  },
  {
    id: "software-kubernetes-zero-downtime",
    family: "software",
    topic: "kubernetes",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Rollouts without lost requests",
    frames: [
      "Each Kubernetes rollout of {project} loses some requests for a few seconds. What do you change to lose none?",
      "Each rollout on Kubernetes drops some requests for a few seconds. What do you change so that none are lost?",
    ],
    expected:
      "Requests are lost at two moments. At the start, traffic arrives before the app is ready, so I add a readiness probe that checks real readiness; it only controls traffic, while liveness restarts the container. At the end, the pod gets SIGTERM while the load balancer still sends to it, because endpoints are removed in parallel. So a preStop hook sleeps some seconds, and the app then stops accepting, finishes open requests and exits within the grace period. In the rolling update I set maxUnavailable to zero, and a pod disruption budget protects us in node upgrades. Of course the database change must fit both versions.",
    points: [
      {
        text: "a readiness probe before traffic",
        accept: ["readiness probe", "readiness check before traffic"],
        weight: 0.25,
      },
      {
        text: "handle SIGTERM and finish open requests",
        accept: ["SIGTERM", "finishes open requests", "graceful shutdown", "drain connections"],
        weight: 0.3,
        must: true,
      },
      {
        text: "a preStop pause covers endpoint removal",
        accept: ["preStop hook", "endpoints are removed", "sleep before stopping", "preStop sleep"],
        weight: 0.2,
      },
      {
        text: "maxUnavailable zero in the rolling update",
        accept: ["maxUnavailable", "max unavailable"],
        weight: 0.15,
      },
      { text: "a disruption budget for node work", accept: ["pod disruption budget", "PDB"], weight: 0.1 },
    ],
    avoid: [
      "traffic stops the moment SIGTERM is sent",
      "one probe is fine for both jobs",
      "a longer grace period alone cures it",
      "a failing readiness probe restarts the container",
      "the liveness probe decides about traffic",
    ],
    link: "https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle/",
  },
  {
    id: "software-linux-disk-full",
    family: "software",
    topic: "linux",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "The disk is full",
    frames: [
      "You list {skill}. A server of {employer} reports no space left on device. What do you type, what do you look for, and how do you prevent it?",
      "A Linux server reports no space left on device. What do you type, what do you look for, and how do you prevent it?",
    ],
    expected:
      "First df with -h shows which file system is full. If there seems to be space, I run df -i, because it may be out of inodes through millions of tiny files. Then du on that mount, sorted, leads me to the largest folder, and mostly it is logs. If du and df disagree, a deleted file is still held open by a process; lsof with +L1 shows it, and a restart or reload of that service frees the space. I do not delete a live log, I truncate it. For the future I set up logrotate with a size limit, and an alert at eighty percent.",
    points: [
      {
        text: "df shows which file system is full",
        accept: ["df with -h", "df -h shows", "df -h", "df command"],
        weight: 0.2,
      },
      {
        text: "du finds the largest folder",
        accept: [
          "largest folder",
          "du on that",
          "du -sh",
          "du command",
          "find the biggest files",
          "big log files",
          "du sorted by size",
        ],
        weight: 0.2,
        must: true,
      },
      {
        text: "lsof finds deleted files still open",
        accept: [
          "lsof with +L1",
          "held open by process",
          "lsof shows deleted files",
          "deleted file held open",
        ],
        weight: 0.25,
      },
      { text: "inodes may have run out", accept: ["inodes", "df -i"], weight: 0.15 },
      {
        text: "logrotate and an early alert",
        accept: ["logrotate", "alert at eighty", "log rotation"],
        weight: 0.2,
      },
    ],
    avoid: ["df and du always agree", "removing a big log frees space immediately"],
  },
  {
    id: "software-linux-permissions",
    family: "software",
    topic: "linux",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Permission denied on a file",
    frames: [
      "You list {skill}. A service gets permission denied on a file. How do you find the reason and fix it safely?",
      "A service on Linux gets permission denied when it reads a file. How do you find the reason and fix it safely?",
    ],
    expected:
      "I look with ls -l at the owner, the group and the three sets of read, write and execute bits. Then I check as which user the service runs, in the systemd unit or with ps. The file may be readable, but every folder above it needs the execute bit too, and namei -l shows that in one go. The safe fix is to give the service's group access, with chgrp and chmod 640, and not chmod 777, which lets everybody write. If the bits look right, I look at ACLs with getfacl and at SELinux denials in the audit log. I test with sudo -u as that user.",
    points: [
      {
        text: "ls -l shows owner and bits",
        accept: [
          "ls -l",
          "write and execute bits",
          "permission bits",
          "owner and group of the file",
          "check the file permissions",
        ],
        weight: 0.25,
      },
      {
        text: "the user in the systemd unit",
        accept: [
          "systemd unit or with",
          "ps shows the user",
          "which user the service runs",
          "service runs as which user",
          "user of the service",
        ],
        weight: 0.2,
      },
      {
        text: "folders above need the execute bit",
        accept: [
          "needs the execute bit",
          "namei -l shows",
          "execute permission on the folder",
          "parent directory permission",
          "permission on every parent folder",
        ],
        weight: 0.2,
      },
      {
        text: "never 777, give the group access",
        accept: [
          "chmod 640",
          "give the group access",
          "add the user to the group",
          "chgrp",
          "least privilege",
          "avoid 777",
        ],
        weight: 0.2,
        must: true,
      },
      { text: "ACLs or SELinux may deny too", accept: ["SELinux", "AppArmor", "getfacl"], weight: 0.15 },
    ],
    avoid: ["chmod 777 is fine here", "run chmod 777 on the file", "running the service as root is the cure"],
  },
];
