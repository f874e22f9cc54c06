import { rows } from "./row.ts";

/** Languages, frameworks, stores and tools of people who write software. */
export const softwareSkills = rows(
  "software",
  `
  javascript: JavaScript | Java Script | =JS | ES6 | ECMAScript
  typescript javascript: TypeScript | Type Script | =TS
  react javascript frontend: React | React.js | ReactJS | React JS | React Hooks
  react-native react mobile: React Native | ReactNative
  redux react state-management: Redux | Redux Toolkit | Zustand | MobX
  nextjs react frontend: Next.js | NextJS | Next JS
  angular typescript frontend: Angular | AngularJS | Angular.js | Angular JS
  vue javascript frontend: Vue | Vue.js | VueJS | Nuxt | Nuxt.js
  svelte frontend: Svelte | SvelteKit
  jquery javascript frontend: jQuery
  html html-css frontend: HTML | HTML5
  css html-css frontend: CSS | CSS3 | SCSS | Sass | Tailwind | Tailwind CSS | Bootstrap | Flexbox
  webpack frontend build-tools: Webpack | ~Vite | Babel | Rollup
  accessibility frontend: WCAG | ARIA | web accessibility
  web-performance frontend performance: code splitting | lazy loading | Core Web Vitals | Lighthouse
  websocket real-time networking: WebSocket | WebSockets | Socket.io | SignalR
  pwa service-worker frontend: PWA | Progressive Web App | Service Worker
  node nodejs javascript backend: Node.js | NodeJS | Node JS | ~Node
  express node nodejs backend: Express.js | ExpressJS | ~Express
  nestjs node backend: NestJS | Nest.js
  python backend: Python | Python 3 | Python3
  django python backend: Django | Django REST Framework | DRF
  flask python backend: Flask
  fastapi python backend: FastAPI | Fast API
  java backend: Java | Core Java | J2EE | Java EE | Java 8
  spring spring-boot java backend: Spring Boot | SpringBoot | Spring MVC | Spring Framework | Spring Cloud | Spring Security | ~Spring
  hibernate java orm: Hibernate | JPA | Spring Data JPA
  jvm java: JVM | Garbage collection | JMX
  kotlin java mobile: Kotlin
  scala java: Scala
  c-language c c-cpp: =C | C programming | C language | Embedded C
  cpp c++ c-cpp: C++ | C/C++ | STL
  csharp c-sharp dotnet: C#
  dotnet csharp backend: .NET | .NET Core | ASP.NET | DotNet | Dot Net | Entity Framework
  go golang backend: Golang | =Go | Go lang
  rust: =Rust | Rust programming
  ruby backend: =Ruby | Ruby on Rails | Rails
  php backend: PHP | Core PHP
  laravel php backend: Laravel | CodeIgniter | Symfony
  wordpress php: WordPress | WooCommerce
  swift ios mobile: SwiftUI | =Swift | iOS development
  android mobile: Android | Android Studio | Jetpack Compose
  flutter mobile: Flutter | Dart
  sql databases: SQL | RDBMS | PL/SQL | T-SQL | SQL queries
  mysql sql databases: MySQL | My SQL | MariaDB
  postgresql postgres sql databases: PostgreSQL | Postgres | PSQL
  oracle sql databases: Oracle | Oracle DB
  sql-server sql databases: SQL Server | MSSQL | MS SQL
  sqlite sql databases: SQLite
  mongodb nosql databases: MongoDB | Mongo DB | Mongoose | Mongo
  redis caching databases: Redis | Memcached
  elasticsearch search databases: Elasticsearch | Elastic Search | OpenSearch | Solr
  cassandra nosql databases: Cassandra | DynamoDB | HBase
  firebase mobile databases: Firebase | Firestore | Supabase
  orm databases: ORM | Prisma | Sequelize | SQLAlchemy | TypeORM
  kafka messaging event-driven: Kafka | Apache Kafka
  rabbitmq messaging queues: RabbitMQ | ActiveMQ | SQS | message queue | message queues | Celery
  event-driven messaging kafka: event-driven | event driven architecture | event sourcing | CQRS
  graphql apis: GraphQL | Apollo
  rest rest-api apis http: REST | REST API | REST APIs | RESTful | RESTful API | RESTful APIs | API development | OpenAPI | Swagger
  grpc apis: gRPC | Protobuf | Protocol Buffers
  microservices architecture distributed-systems: Microservices | Microservice | micro services | service-oriented
  distributed-systems system-design: distributed systems | distributed training | consensus | sharding
  system-design architecture: System Design | HLD | LLD | scalable systems
  design-patterns oop: Design Patterns | SOLID
  oop: OOP | OOPS | OOPs concepts | Object Oriented Programming | object-oriented
  data-structures dsa algorithms: Data Structures | DSA | Algorithms | LeetCode | competitive programming
  concurrency multithreading: multithreading | multi-threading | concurrency | asyncio | goroutines
  docker containers devops: Docker | Docker Compose | containers | containerization | Podman
  kubernetes containers devops: Kubernetes | K8s | Helm | OpenShift | EKS
  aws cloud devops: AWS | Amazon Web Services | EC2 | S3 | Lambda | CloudFormation
  azure cloud devops: Azure | Azure DevOps | Microsoft Azure
  gcp cloud devops: GCP | Google Cloud | Google Cloud Platform | BigQuery
  serverless cloud: serverless | AWS Lambda | Cloud Functions
  terraform infrastructure devops: Terraform | Pulumi | infrastructure as code
  ansible devops: Ansible | =Chef | =Puppet
  ci-cd cicd devops: CI/CD | CI CD | continuous integration | continuous delivery | continuous deployment
  jenkins ci-cd devops: Jenkins | Bamboo
  github-actions ci-cd devops: GitHub Actions | GitLab CI | CircleCI
  git version-control: Git | GitHub | GitLab | Bitbucket | version control | SVN
  linux operating-systems: Linux | Ubuntu | Unix | CentOS | RHEL
  shell linux: Bash | shell scripting | shell script | PowerShell
  nginx web-servers networking: Nginx | Apache Tomcat | Tomcat | HAProxy | load balancer | load balancing
  networking: TCP/IP | computer networks | networking | DNS | CCNA
  operating-systems: operating systems | operating system
  monitoring observability devops: Prometheus | Grafana | Datadog | New Relic | application monitoring | observability | ELK | Splunk
  sre monitoring devops: SRE | site reliability | on-call | incident management
  maven java build-tools: Maven | Gradle
  testing unit-testing: unit testing | Jest | Mocha | JUnit | PyTest | Mockito | Vitest | TDD | test driven development
  selenium testing: Selenium | Cypress | Playwright | Appium | TestNG
  manual-testing testing qa: manual testing | regression testing | test cases | test plan | QA testing | STLC
  postman apis testing: Postman | API testing
  agile scrum: Agile | Scrum | Kanban | JIRA | sprint planning
  code-review: code review | code reviews | pull requests
  security web-security: OWASP | penetration testing | web security | cyber security | cybersecurity | VAPT
  authentication security: OAuth | OAuth2 | JWT | SSO | SAML | Keycloak
  caching performance: caching | CDN | cache
  performance: performance optimization | performance tuning | query optimization | profiling
  architecture: software architecture | monolith | monolithic | domain driven design
  embedded: embedded systems | RTOS | FreeRTOS | Arduino | Raspberry Pi | microcontroller | microcontrollers | STM32
  iot embedded: IoT | MQTT
  blockchain: Blockchain | Solidity | Ethereum
  unity game-development: Unity | Unreal Engine | Unity3D
  sap: SAP ABAP | ABAP | SAP HANA | SAP BASIS
  salesforce-dev: Apex | Salesforce developer | Lightning Web Components
  figma design: Figma | Adobe XD | UI/UX | UX design | Sketch app
  payments: Razorpay | Stripe | PayPal | payment gateway | payment processing | UPI integration
  `,
);
