/* eslint-disable no-console -- the only trace */
import { Component, type ReactNode } from "react";

/** For parts that the page can do without: what one of them throws takes it away, and nothing else. */
export class Quiet extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn("A part that the page can do without has failed", error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
