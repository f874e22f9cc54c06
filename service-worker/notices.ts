import { safePath } from "./addresses.ts";

/** A notification: its title, the options of `showNotification`, and where a press on it leads. */
export type Notice = {
  title: string;
  attemptId: string | null;
  options: NotificationOptions & { data: { path: string } };
};

const text = (value: unknown, otherwise: string) =>
  typeof value === "string" && value !== "" ? value : otherwise;

const id = (value: unknown) => (typeof value === "string" && /^[\w-]+$/.test(value) ? value : null);

function read(payload: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(payload));
  } catch {
    return {}; // A push that cannot be read must still be shown: the browser takes the permission away otherwise.
  }
}

/** What a push shows, whatever came with it. One notification for each attempt: a second replaces the first. */
export function noticeOf(payload: string): Notice {
  const { title, body, attemptId, companyId, roundId } = read(payload);
  const [attempt, company, round] = [id(attemptId), id(companyId), id(roundId)];
  const path = company && round ? `/report/${company}/${round}` : "/dashboard";
  return {
    title: text(title, "Your report is ready"),
    attemptId: attempt,
    options: {
      body: text(body, "Open it to see your score."),
      tag: attempt ?? "report",
      icon: "/icon-192.png",
      badge: "/badge-96.png",
      data: { path },
    },
  };
}

/** Where a press on a notification leads. */
export const pathOf = (data: unknown): string => safePath(Object(data).path, "/dashboard");

/** A window of the app, as far as choosing one goes. */
export type Window = { url: string; focused: boolean };

/**
 * The window that shall show a page: one that shows it already, else the one in use, else any; never one in which an
 * attempt may be running.
 */
export function windowFor<W extends Window>(path: string, windows: readonly W[]): W | undefined {
  const at = ({ url }: Window) => new URL(url).pathname;
  const free = windows.filter((window) => at(window) !== "/audio-interview");
  return free.find((window) => at(window) === path) ?? free.find(({ focused }) => focused) ?? free[0];
}
