const ENDING = /\.\w{2,4}$/;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

const bare = (words: string) =>
  words.replace(ENDING, '').replace(NO_WORD, ' ').trim().toLocaleLowerCase();

/** What a name says beside the kind of a thing: nothing where it is the kind once more. */
export const nameBeside = (kind: string, name: string): string | undefined =>
  bare(name) === bare(kind) ? undefined : name;

/** Both, so that no word stands twice: "Index II, scan.pdf", but "Index II" of "Index II.pdf". */
export const kindAndName = (kind: string, name: string, between = ', '): string => {
  const beside = nameBeside(kind, name);
  return beside === undefined ? kind : `${kind}${between}${beside}`;
};
