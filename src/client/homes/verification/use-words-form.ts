import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';

const words = (most: number, least: string) =>
  z.string().trim().min(5, least).max(most, `Use at most ${most} characters.`);

interface Words {
  words: string;
}

/** The few words a decision is given with; kept on this device until it is made. */
export function useWordsForm(draft: string, kind: 'evidence' | 'reason') {
  const rule =
    kind === 'evidence'
      ? words(200, 'Say what you have seen, in a few words.')
      : words(500, 'Say why, in a sentence.');
  const form = useForm<Words>({
    mode: 'onTouched',
    resolver: schemaResolver(z.object({ words: rule })),
    defaultValues: readDraft<Words>(draft) ?? { words: '' },
  });
  useDraft(draft, form);
  return { form, forget: () => dropDraft(draft) };
}
