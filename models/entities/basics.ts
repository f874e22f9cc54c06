import * as z from "zod/mini";

/** An opaque id. Nobody reads meaning out of it; 1 to 64 characters that are safe in an address. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
export type Id = z.infer<typeof Id>;

/** A moment on the wire: ISO 8601 in UTC, for example `2026-11-27T10:15:00.000Z`. */
export const Moment = z.iso.datetime();
export type Moment = z.infer<typeof Moment>;

/** The longest answer that is kept and scored, in characters. */
export const ANSWER_MAX = 20_000;

/** Refuses U+0000 without moving the text into a type of its own. */
export const withoutNul = z.regex(/^[^\u0000]*$/);

/** Text of a form field: trimmed, not empty, at most `max` characters, no NUL (PostgreSQL cannot keep one). */
export const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), withoutNul);

/** As `text`, but may be empty. */
export const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max), withoutNul);

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));
