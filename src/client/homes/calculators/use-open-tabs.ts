import { useEffect, useState } from 'react';

/**
 * The tab that is shown, by the address's hash too, and those opened so far: they stay, with what
 * was typed into them.
 */
export function useOpenTabs(ids: readonly string[], first: string) {
  const [tab, setTab] = useState(first);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const show = (id: string) => {
    setTab(id);
    setOpened((before) => [...before, id]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: tabs are the same for good
  useEffect(() => {
    // Only now, since the server knows no hash.
    const follow = () => {
      // "#emi", or with figures for it "#emi=16000000,20,8.5".
      const [wanted] = location.hash.slice(1).split('=');
      const named = ids.find((id) => id === wanted);
      if (!named) return;
      show(named);
      document.getElementById(named)?.scrollIntoView();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const open = (id: string) => {
    show(id);
    history.replaceState(history.state, '', `#${id}`);
  };
  return { tab, opened, open };
}
