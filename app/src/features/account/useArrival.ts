import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { takeLeft } from "#app/shell/comeBack.ts";

/** Leads somebody who has just signed in back to the interview they were signed out of, or to the dashboard. */
export function useArrival() {
  const navigate = useNavigate();
  return useCallback(
    (userId: string) => {
      const state = takeLeft(userId);
      void navigate(state ? "/audio-interview" : "/dashboard", { state, replace: location.pathname !== "/" });
    },
    [navigate],
  );
}
