import type { Endpoint } from "#models/contract/endpoint.ts";

/** What a caller sends, without the types of one call. */
export type Parts = { params?: unknown; query?: unknown; body?: unknown; file?: Blob };

const entriesOf = (value: unknown): [string, string][] =>
  Object.entries(value ?? {}).flatMap(([name, part]) => (part === undefined ? [] : [[name, String(part)]]));

/** The address of a call under `base`: parameters put in their braces, the query behind. */
export function addressOf(base: string, endpoint: Pick<Endpoint, "path">, { params, query }: Parts): string {
  const path = entriesOf(params).reduce(
    (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(value)),
    endpoint.path,
  );
  const search = new URLSearchParams(entriesOf(query)).toString();
  return base + path + (search && `?${search}`);
}

/** Fields first, the file last: a server may then judge the fields before it reads the file. */
function formOf(file: string, parts: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of entriesOf(parts.body)) form.append(name, value);
  if (parts.file) form.append(file, parts.file, parts.file instanceof File ? parts.file.name : "resume.pdf");
  return form;
}

/** The body of a call with the headers it needs. A form's content type is the browser's own (it has the boundary). */
export function bodyOf(
  endpoint: Endpoint,
  parts: Parts,
): { headers: Record<string, string>; body?: BodyInit } {
  if (endpoint.form) return { headers: {}, body: formOf(endpoint.form.file, parts) };
  if (!endpoint.body) return { headers: {} };
  return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(parts.body) };
}

/** Milliseconds until a call is given up: work on a resume or a report may take a model's time. */
export const patienceFor = ({ form, path }: Pick<Endpoint, "form" | "path">): number =>
  form || path === "/reports/generate" ? 120_000 : 15_000;
