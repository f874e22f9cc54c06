/* eslint-disable no-console -- the page goes on without the round */
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { listCompanies } from "#models/contract/companies.ts";
import { usePorts } from "../../shell/usePorts.ts";

/** Opens the interview for the report's round once more; the round is looked up, since it may have changed. */
export function usePractise({ companyId, roundId }: { companyId: string; roundId: string }) {
  const { api } = usePorts();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function choice() {
    const { companies } = await api.call(listCompanies, {});
    const selectedCompany = companies.find((company) => company.companyId === companyId);
    const selectedRound = selectedCompany?.rounds.find((round) => round.roundId === roundId);
    return selectedRound && { selectedCompany, selectedRound };
  }

  async function practise() {
    setBusy(true);
    // Without the round the interview's own page offers all there are.
    const state = await choice().catch((why: unknown) =>
      console.warn("The round could not be looked up", why),
    );
    await navigate("/audio-interview", { state: state ?? null });
  }

  return { busy, practise };
}
