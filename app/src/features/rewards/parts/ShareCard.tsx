/* eslint-disable no-console -- the link is there to be copied all the same */
import { Copy, Share2 } from "lucide-react";
import { inviteLink } from "#models/rules/referral.ts";
import { useCopy } from "#app/shell/useCopy.ts";
import { usePorts } from "#app/shell/usePorts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { PRODUCT } from "#app/ui/product.ts";
import { useWords } from "#app/ui/words.ts";
import { words } from "../words.ts";
import css from "./Rewards.module.css";

const icon = { size: 20, strokeWidth: 1.8, "aria-hidden": true } as const;

/** Who closes the share sheet again has not failed. */
const isClosed = (why: unknown) => why instanceof Error && why.name === "AbortError";

/** The link that invites: to be copied, or handed to the system's share sheet where there is one. */
export function ShareCard({ code }: { code: string }) {
  const w = useWords(words);
  const { device } = usePorts();
  const url = inviteLink(device.origin(), code);
  const { copy, said } = useCopy(url, w);
  const { share } = device;
  const send = () =>
    void share?.({ title: PRODUCT, text: w.shareText, url }).catch((why: unknown) => {
      if (!isClosed(why)) console.warn("The link could not be shared", why);
    });
  return (
    <Card className={css.card}>
      <h2 className={css.title}>{w.link}</h2>
      <p className={css.link}>{url}</p>
      <div className={css.row}>
        {share && (
          <Button icon={<Share2 {...icon} />} onClick={send}>
            {w.share}
          </Button>
        )}
        <Button kind={share ? "quiet" : "brand"} icon={<Copy {...icon} />} onClick={copy}>
          {w.copy}
        </Button>
        <span role="status" className={css.soft}>
          {said}
        </span>
      </div>
    </Card>
  );
}
