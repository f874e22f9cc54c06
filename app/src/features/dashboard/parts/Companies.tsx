import { useDeferredValue, useState } from "react";
import type { Company } from "#models/entities/company.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Shimmer } from "../../../ui/Shimmer.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useWords } from "../../../ui/words.ts";
import { isQuick, matches, SEARCH_FROM } from "../logic/catalogue.ts";
import { words } from "../words.ts";
import { CompanyCard, QuickCard, type RoundsProps } from "./CompanyCard.tsx";
import css from "./Companies.module.css";

/** So many companies fill the first screen; the rest follows when that is painted, which a slow phone needs. */
const AT_ONCE = 1;

function Others({ companies, ...rest }: RoundsProps & { companies: readonly Company[] }) {
  const w = useWords(words);
  const [typed, setTyped] = useState("");
  const listed = useDeferredValue(companies, companies.slice(0, AT_ONCE));
  const shown = listed.filter((company) => matches(company, typed));
  return (
    <section className={css.list} aria-labelledby="companies">
      <h2 id="companies" className={css.title}>
        {w.companies}
      </h2>
      {companies.length >= SEARCH_FROM && (
        <div>
          <Field type="search" label={w.search} value={typed} onChange={(e) => setTyped(e.target.value)} />
          <p role="status" className={css.nothing}>
            {shown.length === 0 && w.nothingFound(typed)}
          </p>
        </div>
      )}
      {shown.map((company) => (
        <CompanyCard key={company.companyId} company={company} {...rest} />
      ))}
    </section>
  );
}

/** Four cards in the shape of what comes (SPEC section 2). */
function Waiting() {
  const w = useWords(words);
  return (
    <div className={css.list} role="status">
      <VisuallyHidden>{w.loading}</VisuallyHidden>
      {[1, 2, 3, 4].map((place) => (
        <Shimmer key={place} height="212px" radius="var(--radius-l)" />
      ))}
    </div>
  );
}

/** All companies: Quick Interview, then the others; or why there are none. */
export function Companies(
  props: RoundsProps & { companies: Company[] | null; failure: string | null; again: () => void },
) {
  const { companies, failure, again, ...rest } = props;
  const w = useWords(words);
  if (companies === null && failure !== null) {
    return (
      <Notice
        tone="bad"
        action={
          <Button kind="quiet" onClick={again}>
            {w.tryAgain}
          </Button>
        }
      >
        <strong>{w.companiesFailed}.</strong> {failure}
      </Notice>
    );
  }
  if (companies === null) return <Waiting />;
  if (companies.length === 0) return <EmptyState title={w.noCompanies} />;
  const others = companies.filter((company) => !isQuick(company));
  return (
    <>
      {companies.filter(isQuick).map((company) => (
        <QuickCard key={company.companyId} company={company} {...rest} />
      ))}
      {others.length > 0 && <Others companies={others} {...rest} />}
    </>
  );
}
