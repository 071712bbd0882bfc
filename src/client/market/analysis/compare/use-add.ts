import { useState } from 'react';
import { toast } from 'sonner';
import { useSWRConfig } from 'swr';
import { usePass } from '#client/market/analysis/pass.ts';
import { marketKey } from '#client/market/analysis/use-market.ts';
import { getMatchingData } from '#contract/market/analytics-projects.ts';
import words from '#messages/market/analysis/index.ts';
import type { useSlots } from './use-slots.ts';

/** Brings a project's figures and then puts it into a slot; says either way how it went. */
export function useAdd({ put }: Pick<ReturnType<typeof useSlots>, 'put'>) {
  const { ask, depth } = usePass();
  const { mutate } = useSWRConfig();
  const [adding, setAdding] = useState<number>();
  return {
    adding,
    async add(id: number): Promise<void> {
      setAdding(id);
      try {
        const input = { query: { _id: id } };
        const answer = await ask(getMatchingData, input);
        await mutate(marketKey(getMatchingData, input, depth), answer, { revalidate: false });
        put(id);
        toast.success(words.added({ name: answer.data.project_name }));
      } catch {
        toast.error(words.notFetched);
      } finally {
        setAdding(undefined);
      }
    },
  };
}
