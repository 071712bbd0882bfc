import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import papersWords from '#messages/homes/papers/index.ts';

const words = (most: number, least: string) =>
  z.string().trim().min(5, least).max(most, papersWords.takeMostCharacters({ most }));

interface Words {
  words: string;
}

/** The few words a decision is given with; kept on this device until it is made. */
export function useWordsForm(draft: string, kind: 'evidence' | 'reason') {
  const rule =
    kind === 'evidence'
      ? words(200, papersWords.sayWhatSeen)
      : words(500, papersWords.sayWhySentence);
  const form = useForm<Words>({
    mode: 'onTouched',
    resolver: schemaResolver(z.object({ words: rule })),
    defaultValues: readDraft<Words>(draft) ?? { words: '' },
  });
  useDraft(draft, form);
  return { form, forget: () => dropDraft(draft) };
}
