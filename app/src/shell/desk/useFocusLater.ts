import { useEffect, useState } from "react";

/** Gives the focus to the element with an id once the change that is being made is on the screen. */
export function useFocusLater(): (id: string) => void {
  const [wish, setWish] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (wish) document.getElementById(wish.id)?.focus();
  }, [wish]);
  return (id) => setWish({ id });
}
