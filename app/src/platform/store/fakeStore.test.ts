import { fakeStore } from "../../testing/fakeStore.ts";
import { storeContract } from "./store.contract.ts";

storeContract("The store in memory", () => fakeStore({ now: () => Date.now() }));
