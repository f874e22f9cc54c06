import type { EntryDraft } from "../entry.ts";

/** Queues and event logs in trouble. */
export const softwareQueues: readonly EntryDraft[] = [
  {
    id: "software-rabbitmq-ack-dead-letter",
    family: "software",
    topic: "rabbitmq",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "The message that never works",
    frames: [
      "In your {skill} consumers, when do you acknowledge a message, what happens to one that fails every time, and how do you lose none?",
      "Suppose one bad message fails again and again and blocks the queue of {project}. When do you acknowledge, and what do you set up so that none is lost?",
      "One bad message fails again and again and blocks a RabbitMQ queue. When do you acknowledge, and what do you set up so that none is lost?",
    ],
    expected:
      "I acknowledge by hand and only after the work is saved, because otherwise a crash loses it. If the consumer dies, the broker delivers it again, so the handler must be idempotent, for example with a table of message ids. A failing one must not be requeued without end. I reject it without requeue, and a dead letter exchange moves it to a retry queue with a TTL of, say, 30 seconds, from which it comes back; after five rounds it goes to a parking queue that raises an alert. Quorum queues count deliveries themselves with a delivery limit. A prefetch of ten to fifty keeps one slow worker from holding everything. Publishers use confirms and durable queues.",
    points: [
      {
        text: "acknowledge only after the work is saved",
        accept: [
          "acknowledge by hand",
          "manual ack",
          "ack after processing",
          "acknowledge after processing",
          "manual acknowledgement",
          "after the work is saved",
          "after successful processing",
          "ack after saving",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "a dead letter exchange with limited retries",
        accept: [
          "dead letter",
          "parking queue",
          "dead letter queue",
          "limited number of retries",
          "delay queue for retries",
        ],
        weight: 0.3,
      },
      {
        text: "redelivery needs an idempotent handler",
        accept: [
          "handler must be idempotent",
          "table of message ids",
          "idempotent consumer",
          "message may come twice",
        ],
        weight: 0.2,
      },
      {
        text: "prefetch limits what one worker holds",
        accept: ["prefetch count", "set a prefetch", "prefetch of ten"],
        weight: 0.1,
      },
      {
        text: "confirms, durable queue, persistent message",
        accept: ["publishers use confirms", "durable queues", "publisher confirms"],
        weight: 0.15,
      },
    ],
    avoid: [
      "automatic acknowledgement is the safest setting",
      "RabbitMQ delivers each message exactly once",
      "acknowledging on arrival is fine",
      "endless requeueing is harmless",
    ],
    link: "https://www.rabbitmq.com/docs/confirms",
  },
  {
    id: "software-kafka-lag-grows",
    family: "software",
    topic: "kafka",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Consumers that fall behind",
    frames: [
      "Your {skill} consumer group falls behind more each hour. How do you find the reason, and what can you do?",
      "Suppose consumers of {project} lag an hour behind the topic in Kafka. How do you find out why, and what can you do about it?",
      "A Kafka consumer group falls further behind each hour. How do you find the reason, and what can you do about it?",
    ],
    expected:
      "I look at the lag per partition first. If all grow alike, we process too slowly; if one grows, a hot key or one stuck message is there. Adding consumers helps only up to the number of partitions, the rest sit idle. Then I measure one message: mostly it is a database write or an HTTP call for each, so I work in batches, or in parallel by key. If the log shows rebalances again and again, processing takes longer than max.poll.interval.ms, the group throws the member out and work is repeated; so I lower max.poll.records. More partitions help, but they change which key goes where, so order by key breaks at that moment.",
    points: [
      {
        text: "compare lag per partition",
        accept: [
          "look at the lag per partition",
          "lag of each partition",
          "lag on one partition",
          "lag by partition",
          "check the consumer lag",
        ],
        weight: 0.25,
      },
      {
        text: "more consumers than partitions sit idle",
        accept: [
          "Adding consumers helps only up to the number of partitions",
          "consumers limited by partitions",
          "consumers up to the number of partitions",
          "add consumers and partitions",
          "extra consumers sit idle",
        ],
        weight: 0.2,
      },
      {
        text: "batch the slow write per message",
        accept: [
          "work in batches",
          "parallel by key",
          "process in batches",
          "batch the database writes",
          "make processing faster",
        ],
        weight: 0.2,
      },
      {
        text: "rebalances from exceeding max.poll.interval",
        accept: [
          "max.poll.interval",
          "rebalances again",
          "max.poll.records",
          "frequent rebalances",
          "rebalancing again and again",
        ],
        weight: 0.2,
      },
      {
        text: "adding partitions moves keys elsewhere",
        accept: [
          "order by key breaks",
          "More partitions help, but they change which key",
          "new partitions break the order",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "ten consumers can read one partition together",
      "adding consumers always clears the lag",
      "lag means that Kafka lost messages",
    ],
    link: "https://kafka.apache.org/documentation/",
  },
  {
    id: "software-kafka-event-shape",
    family: "software",
    topic: "kafka",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Changing an event safely",
    frames: [
      "Other teams read your {skill} topic. You must rename a field of the event. How do you do it without breaking them, and which checks guard you?",
      "Suppose five services read the order event of {project} from Kafka. How do you rename a field without breaking them, and which checks guard you?",
      "Five services read your order event from Kafka. How do you rename a field without breaking them, and which checks guard you?",
    ],
    expected:
      "I cannot deploy all five at once, and old events stay in the topic for weeks, so both shapes must be readable. A schema registry with Avro or Protobuf checks each new version before it is used; with backward compatibility I may add a field with a default and drop an optional one, and consumers upgrade first. A rename is not allowed in one step. I add the new field, fill both, tell the teams, watch who still reads the old, and remove it after the retention has passed. If the meaning itself changes, I publish a new topic, orders v2, and feed both for a time. In CI the producer's build fails when its schema is not compatible.",
    points: [
      {
        text: "old events and consumers remain, no big switch",
        accept: [
          "deploy all five at once",
          "old events stay",
          "cannot deploy together",
          "old messages remain in the topic",
        ],
        weight: 0.25,
      },
      {
        text: "a schema registry checks compatibility",
        accept: ["schema registry", "backward compatibility", "compatibility check of the schema"],
        weight: 0.25,
      },
      {
        text: "fill old and new field for a time",
        accept: [
          "add the new field, fill both",
          "field with a default",
          "send both fields",
          "write both fields",
          "keep the old field for a time",
          "both old and new field",
          "add a new optional field",
          "keep the old field",
          "publish both fields",
          "keep both fields",
          "both fields together",
        ],
        weight: 0.2,
        must: true,
      },
      {
        text: "a new topic when meaning changes",
        accept: ["publish a new topic", "orders v2", "new version of the topic", "versioned topic"],
        weight: 0.15,
      },
      {
        text: "CI stops incompatible schemas",
        accept: [
          "schema is not compatible",
          "producer's build fails",
          "contract test in CI",
          "check schema in the pipeline",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "JSON events can change freely",
      "a rename is harmless for consumers",
      "consumers ignore renamed fields automatically",
    ],
    link: "https://docs.confluent.io/platform/current/schema-registry/fundamentals/schema-evolution.html",
  },
];
