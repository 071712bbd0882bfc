import notes from '#messages/lib/own-notes/index.ts';
import { forTheBooks } from './for-the-books.ts';

type Note = () => string;

/** Notes of ours without values in them, by the English in which they are kept. */
function ours(): Map<string, Note> {
  const all = Object.keys(notes) as (keyof typeof notes)[];
  const said = all.flatMap((id): [string, Note][] => {
    const note: unknown = forTheBooks(() => notes[id]);
    if (typeof note === 'string') return [[note, () => String(notes[id])]];
    if (typeof note !== 'object' || note === null) return [];
    return Object.entries(note).map(([name, text]) => [
      String(text),
      () => String(Reflect.get(notes[id] as object, name)),
    ]);
  });
  return new Map(said);
}

let known: Map<string, Note> | undefined;

/** A note as its reader is told it: one of ours in their language, another as it was written. */
export function retold(note: string): string {
  known ??= ours();
  return known.get(note)?.() ?? note;
}
