import { bank } from "../../bank/index.ts";
import said from "../../meaning/sayings/written.json" with { type: "json" };
import { besideAll } from "./wordFit.ts";
import { compareWith } from "./presumption.ts";

/*
 * Where the bank is at hand, which is not in the page, answers about oneself are held against all of its questions. Imported
 * for that alone.
 */
let made: ReturnType<typeof besideAll> | null = null;
compareWith((question, prepared) => (made ??= besideAll(bank, said))(question, prepared));
