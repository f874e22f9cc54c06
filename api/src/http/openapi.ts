import { STATUS_CODES } from "node:http";
import * as z from "zod/mini";
import { allEndpoints } from "#models/contract/all.ts";
import type { Endpoint } from "#models/contract/endpoint.ts";
import { type ProblemCode, problems, statusOf } from "#models/contract/problems.ts";

type Json = Record<string, unknown>;

/** One character that is not white space, spelt out because languages differ in what `\\s` is, and no NUL. */
const NOT_BLANK =
  "^[^\\u0000]*[^\\u0000\\u0009-\\u000d\\u0020\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000]*$";

/** Text that is trimmed before its length is looked at must not be blank; JSON Schema has no trimming. */
const trimmedText: NonNullable<z.core.ToJSONSchemaParams["override"]> = ({ zodSchema, jsonSchema }) => {
  const checks = zodSchema._zod.def.type === "string" ? (zodSchema._zod.def.checks ?? []) : [];
  const changed = checks.some((check) => check._zod.def.check === "overwrite");
  if (changed && (jsonSchema.minLength ?? 0) > 0) jsonSchema.pattern = NOT_BLANK;
};

/** A schema as OpenAPI 3.1 writes it, which is JSON Schema 2020-12. */
function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const json = z.toJSONSchema(schema, { io, target: "draft-2020-12", override: trimmedText });
  delete json.$schema;
  return { ...json };
}

/** Refusals that a call can give because of its kind. */
function problemsOf(endpoint: Endpoint): ProblemCode[] {
  const kinds: [boolean, ProblemCode[]][] = [
    [endpoint.later === true, ["not_open"]],
    [endpoint.guard !== "anyone", ["invalid_token"]],
    [endpoint.guard === "admin", ["not_admin"]],
    [endpoint.params !== undefined, ["not_found"]],
    [endpoint.query !== undefined || endpoint.repeatable === true, ["bad_request"]],
    [endpoint.body !== undefined, ["bad_json", "bad_request", "not_acceptable", "too_large"]],
    [endpoint.form !== undefined, ["bad_request", "not_acceptable"]],
    [endpoint.repeatable === true, ["key_reused", "key_running"]],
  ];
  const own = kinds.flatMap(([applies, codes]) => (applies ? codes : []));
  return [...new Set([...own, ...endpoint.problems, "too_many", "unexpected", "unavailable"] as const)];
}

function refusals(endpoint: Endpoint): Record<string, Json> {
  const codes = problemsOf(endpoint);
  const statuses = [...new Set(codes.map(statusOf))].sort((one, two) => one - two);
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => statusOf(code) === status);
      const description = here.map((code) => `${code}: ${problems[code].say}`).join("\n");
      const content = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };
      return [String(status), { description, content }];
    }),
  );
}

function parametersOf(endpoint: Endpoint): Json[] {
  const named = (place: "path" | "query", object: z.ZodMiniObject | undefined) => {
    if (!object) return [];
    const { properties = {}, required = [] } = z.toJSONSchema(object, { io: "input" });
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === "path" || required.includes(name),
      schema,
    }));
  };
  const key = endpoint.repeatable ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : [];
  return [...named("path", endpoint.params), ...named("query", endpoint.query), ...key];
}

function formSchema({ fields, file }: NonNullable<Endpoint["form"]>): Json {
  const { properties = {}, required = [] } = z.toJSONSchema(fields, { io: "input" });
  const pdf = { type: "string", contentMediaType: "application/pdf" };
  return { type: "object", properties: { ...properties, [file]: pdf }, required: [...required, file] };
}

function bodyOf(endpoint: Endpoint): Json | undefined {
  if (endpoint.form) {
    const { file } = endpoint.form;
    const media = {
      schema: formSchema(endpoint.form),
      encoding: { [file]: { contentType: "application/pdf" } },
    };
    return { required: true, content: { "multipart/form-data": media } };
  }
  if (!endpoint.body) return undefined;
  return {
    required: true,
    content: { "application/json": { schema: schemaOf(endpoint.body, "input") } },
  };
}

function operation(room: string, name: string, endpoint: Endpoint): Json {
  const status = endpoint.status ?? 200;
  const requestBody = bodyOf(endpoint);
  const reply = {
    description: STATUS_CODES[status] ?? "Done",
    content: { "application/json": { schema: schemaOf(endpoint.reply, "output") } },
  };
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: endpoint.later ? [room, "later"] : [room],
    security: endpoint.guard === "anyone" ? [] : [{ token: [] }],
    parameters: parametersOf(endpoint),
    ...(requestBody ? { requestBody } : {}),
    responses: endpoint.later ? refusals(endpoint) : { [status]: reply, ...refusals(endpoint) },
  };
}

const components = {
  securitySchemes: {
    token: { type: "http", scheme: "bearer", description: "The token of /auth/register or /auth/login." },
  },
  parameters: {
    IdempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      required: false,
      description: "Made once per action: a repeat with the same key gets the first result.",
      schema: { type: "string", pattern: "^[!-~]{1,200}$" },
    },
  },
  schemas: {
    Refusal: {
      type: "object",
      description: "`message` and `error` are the same sentence.",
      properties: {
        code: { type: "string", enum: Object.keys(problems) },
        message: { type: "string" },
        error: { type: "string" },
      },
      required: ["code", "message", "error"],
    },
  },
};

/** The OpenAPI 3.1 description of every call, made from the contract. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const { room, name, endpoint } of allEndpoints) {
    const path = `/api${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(room, name, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Taiyari",
      version: "1",
      description: "Practise job interviews. 401 means one thing only: this session is not valid.",
    },
    paths,
    components,
  };
}
