import { AppError } from '#contract/lib/errors.ts';
import entryWords from '#messages/people/entry/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';

const STRONG_ENOUGH = 3;
/** What is judged of a longer one: the time it takes grows faster than the length. */
const JUDGED = 64;

async function load() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    translations: english.translations,
    graphs: common.adjacencyGraphs,
    dictionary: { ...common.dictionary, ...english.dictionary },
    // Of signs read as letters. At its own 100, one password can hold everybody up for two seconds.
    l33tMaxSubstitutions: 10,
  });
}

// Its dictionaries weigh a megabyte and are wanted only when somebody chooses a password.
let loaded: ReturnType<typeof load> | undefined;

/**
 * What is weak about a password, in a sentence, or undefined. `about` holds words an attacker would
 * try first: name, e-mail, city.
 */
export async function strengthProblem(
  password: string,
  about: readonly string[],
): Promise<string | undefined> {
  loaded ??= load();
  const words = about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}\d]+/u))
    .filter(Boolean);
  const { score, feedback } = (await loaded).check(password.slice(0, JUDGED), words);
  if (score >= STRONG_ENOUGH) return undefined;
  const advice = [feedback.warning, ...feedback.suggestions].filter(Boolean).join(' ');
  return entryWords.easyPassword({ advice: advice || refusalsWords.unrelatedWords });
}

/** Throws a field error for a weak password. */
export async function requireStrong(
  field: string,
  password: string,
  about: readonly string[],
): Promise<void> {
  const problem = await strengthProblem(password, about);
  if (problem) throw new AppError('invalid', problem, [{ path: field, message: problem }]);
}
