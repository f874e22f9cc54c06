import { Plus, Tag } from "lucide-react";
import { useCallback, useState } from "react";
import { listPricing } from "#models/contract/admin.ts";
import type { Pricing } from "#models/entities/pricing.ts";
import desk from "../../shell/desk/desk.module.css";
import { DeskPage } from "../../shell/desk/DeskPage.tsx";
import { PagedList } from "../../shell/desk/PagedList.tsx";
import { usePages } from "../../shell/desk/usePages.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { IconTile } from "../../ui/IconTile.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useWords } from "../../ui/words.ts";
import { PackDialog } from "./PackDialog.tsx";
import { PackView } from "./PackView.tsx";
import { words } from "./words.ts";

function Pack({ pack, offered, onChange }: { pack: Pricing; offered: boolean; onChange(): void }) {
  const w = useWords(words);
  return (
    <li className={desk.card}>
      <div className={desk.head}>
        <PackView pack={pack} />
        <div className={desk.actions}>
          {offered && <Chip tone="good">{w.offered}</Chip>}
          {!offered && <Chip>{pack.active ? w.behind : w.offSale}</Chip>}
          <Button kind="quiet" onClick={onChange}>
            {w.change}
          </Button>
        </div>
      </div>
    </li>
  );
}

const Empty = () => {
  const w = useWords(words);
  return (
    <EmptyState
      title={w.empty}
      picture={
        <IconTile tone="sun">
          <Tag size={24} strokeWidth={1.8} />
        </IconTile>
      }
    />
  );
};

/** Packs of credits: what is on sale, and at what price. */
export default function PricingPage() {
  const w = useWords(words);
  const { api } = usePorts();
  const load = useCallback(
    async (_: string | undefined, signal: AbortSignal) => ({
      items: (await api.call(listPricing, {}, { signal })).pricing,
      next: null,
    }),
    [api],
  );
  const pages = usePages<Pricing>(load, w.listFailed);
  const [opened, setOpened] = useState<{ pack: Pricing | null } | null>(null);
  const offered = pages.items?.find(({ active }) => active)?.pricingId;
  function saved() {
    setOpened(null);
    pages.again();
  }
  return (
    <DeskPage title={w.title}>
      <p className={desk.soft}>{w.text}</p>
      {pages.items !== null && offered === undefined && <Notice tone="warn">{w.noneOnSale}</Notice>}
      <PagedList pages={pages} empty={<Empty />}>
        {(pack) => (
          <Pack
            key={pack.pricingId}
            pack={pack}
            offered={pack.pricingId === offered}
            onChange={() => setOpened({ pack })}
          />
        )}
      </PagedList>
      <div className={desk.actions}>
        <Button
          icon={<Plus size={20} strokeWidth={1.8} aria-hidden />}
          onClick={() => setOpened({ pack: null })}
        >
          {w.add}
        </Button>
      </div>
      {opened && <PackDialog pack={opened.pack} onClose={() => setOpened(null)} onSaved={saved} />}
    </DeskPage>
  );
}
