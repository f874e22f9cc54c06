/* eslint-disable no-console -- the person is signed out here all the same */
import * as contract from "#models/contract/auth.ts";
import { Problem } from "#models/contract/problem.ts";
import type { User } from "#models/entities/user.ts";
import type { Api, Auth, AuthState } from "../../ports.ts";
import { keepProfile, knownProfile, tokenOwner } from "./profile.ts";
import { dropToken, keepToken, readToken } from "./token.ts";

const sentenceOf = (why: unknown, otherwise: string) => (why instanceof Problem ? why.message : otherwise);

/** Refusals that are about the session; any other failure of a profile load leaves the known profile standing. */
const endsSession = (why: unknown) =>
  why instanceof Problem && (why.code === "invalid_token" || why.code === "user_not_found");

type SignedIn = Parameters<Auth["enter"]>[0];

/** Auth with what the rest of `platform` may do to it. */
export type AuthRoom = Auth & {
  /** The server has refused the token, and it was dropped. Rows on the device stay. */
  signedOut(): void;
  /** Another tab has signed in or out. */
  tokenChanged(): void;
};

/**
 * Who is signed in (SPEC section 4). None of its promises rejects: what went wrong stands in `state().error`.
 * @param api called only after this function has returned
 */
export function makeAuth(api: Api): AuthRoom {
  const listeners = new Set<() => void>();
  const token = readToken();
  let current: AuthState = { user: token ? knownProfile() : null, loading: token !== null, error: null };
  let loading: Promise<void> | null = null;

  function set(next: Partial<AuthState>) {
    current = { ...current, ...next };
    for (const listener of [...listeners]) listener();
  }

  function setUser(user: User) {
    keepProfile(user);
    set({ user, loading: false, error: null });
  }

  function update(user: User) {
    if (user.userId !== current.user?.userId) return;
    // In another tab somebody else may have signed in this very moment: their profile stays.
    if (tokenOwner() === user.userId) keepProfile(user);
    set({ user });
  }

  function signedOut(error: string | null = null) {
    keepProfile(null);
    set({ user: null, loading: false, error });
  }

  function loadFailed(why: unknown) {
    if (!endsSession(why)) return set({ loading: false, error: sentenceOf(why, "Invalid token") });
    dropToken();
    signedOut("Invalid token");
  }

  async function loadProfile(): Promise<void> {
    const token = readToken();
    if (!token) return signedOut();
    set({ loading: true, error: null });
    const settle = await api.call(contract.profile, {}).then(
      ({ user }) =>
        () =>
          setUser(user),
      (why: unknown) => () => loadFailed(why),
    );
    const now = readToken();
    // Meanwhile somebody else has signed in: this reply says nothing about them.
    return now && now !== token ? loadProfile() : settle();
  }

  const load = () => (loading ??= loadProfile().finally(() => (loading = null)));

  function enter({ token, user }: SignedIn) {
    keepToken(token);
    setUser(user);
  }

  async function signIn(send: () => Promise<SignedIn>, otherwise: string) {
    set({ loading: true, error: null });
    try {
      enter(await send());
    } catch (why) {
      set({ loading: false, error: sentenceOf(why, otherwise) });
    }
  }

  return {
    state: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    login: (form) => signIn(() => api.call(contract.login, { body: form }), "Login failed"),
    register: (form) => signIn(() => api.call(contract.register, { body: form }), "Signup failed"),
    async logout() {
      // The call has read the token before the next line drops it.
      const told = readToken() ? api.call(contract.logout, {}) : Promise.resolve();
      dropToken();
      signedOut();
      await told.catch((why: unknown) => console.warn("The server was not told of the sign-out", why));
    },
    enter,
    setUser: update,
    setCredits: (credits) => current.user && update({ ...current.user, credits }),
    tokenOwner,
    signedOut: () => signedOut(),
    tokenChanged() {
      if (!readToken()) return signedOut();
      set({ user: null, loading: true, error: null });
      void load();
    },
  };
}
