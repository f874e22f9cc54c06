import { useState, type FormEvent } from "react";
import { usePorts } from "#app/shell/usePorts.ts";
import { faultsOf, type FieldName, type Mode, type Typed } from "./logic/signInForm.ts";
import { useArrival } from "./useArrival.ts";

const EMPTY: Typed = { name: "", email: "", password: "" };

/** The sign-in form: what is typed stays whatever the server says, and success leads back, or to the dashboard. */
export function useSignIn() {
  const { auth } = usePorts();
  const arrive = useArrival();
  const [mode, setMode] = useState<Mode>("login");
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function type(field: FieldName, text: string) {
    setTyped((before) => ({ ...before, [field]: text }));
    setFaults((before) => ({ ...before, [field]: undefined }));
  }

  function switchMode() {
    setMode(mode === "login" ? "register" : "login");
    setFaults({});
    setRefusal(null);
  }

  async function send() {
    setBusy(true);
    setRefusal(null);
    const { name, ...entry } = { ...typed, name: typed.name.trim(), email: typed.email.trim() };
    await (mode === "login" ? auth.login(entry) : auth.register({ name, ...entry }));
    setBusy(false);
    const { user, error } = auth.state();
    if (!user) return setRefusal(error);
    arrive(user.userId);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const found = faultsOf(mode, typed);
    setFaults(found);
    const [first] = Object.keys(found);
    if (!first) return void send();
    const field = event.currentTarget.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  return { mode, typed, faults, refusal, busy, type, switchMode, submit };
}
