import type { Meaning, Role } from './meaning.ts';
import type { Finding, Sentence } from './sentence.ts';

const roleOf = (finding: Finding | undefined): Role | undefined => finding?.meaning.role;
/** What has nothing to say to the words on either side. */
const isSilent = (finding: Finding | undefined) =>
  roleOf(finding) === 'filler' || roleOf(finding) === 'near' || roleOf(finding) === 'nearBefore';
const isJoint = (finding: Finding | undefined, sentence: Sentence) =>
  roleOf(finding) === 'or' ||
  (roleOf(finding) === 'filler' &&
    /^(?:and|&|aur|और|ani|aani|आणि|व)$/.test(sentence.tokens[finding?.from ?? -1]?.word ?? ''));

type Step = 1 | -1;

/**
 * The next thing understood from word `i` on, in one direction; over words that say nothing, and
 * over so many that nobody knows. Undefined at a sign that parts what is said.
 */
function neighbour(sentence: Sentence, from: number, step: Step, unknown = 0): Finding | undefined {
  let left = unknown;
  for (let i = from; i >= 0 && i < sentence.tokens.length; ) {
    const finding = sentence.foundAt(i);
    if (!finding) {
      if (sentence.isBreak(i) || left-- <= 0) return undefined;
      i += step;
    } else if (isSilent(finding)) i = step > 0 ? finding.to : finding.from - 1;
    else return finding;
  }
  return undefined;
}

const beyond = (finding: Finding, step: Step) => (step > 0 ? finding.to : finding.from - 1);

/** What "near" may be said of. */
const isNearable = ({ place, meaning }: Finding) =>
  place !== undefined ||
  meaning.place !== undefined ||
  meaning.onlyNear === true ||
  meaning.sets?.metroWalk !== undefined;

const UNKNOWN_IN_A_NAME = 2;

/** "near Kharadi or Viman Nagar", "school ke paas": marks what lies near, in a chain of "or" and "and". */
export function resolveNear(sentence: Sentence): void {
  for (const role of [...sentence.findings]) {
    const step = roleOf(role) === 'near' ? 1 : roleOf(role) === 'nearBefore' ? -1 : undefined;
    if (!step) continue;
    // "near DPS school": the school's name is not known, that it is a school is.
    let next = neighbour(sentence, beyond(role, step), step);
    const named = neighbour(sentence, beyond(role, step), step, UNKNOWN_IN_A_NAME);
    if (!next && named?.meaning.onlyNear) next = named;
    while (next && isNearable(next)) {
      next.near = true;
      role.near = true;
      let at = beyond(next, step);
      let isJoined = false;
      while (sentence.foundAt(at) && isJoint(sentence.foundAt(at), sentence)) {
        isJoined = true;
        at += step;
      }
      next = isJoined ? neighbour(sentence, at, step) : undefined;
    }
  }
  for (const finding of [...sentence.findings]) {
    if (finding.meaning.onlyNear && !finding.near) sentence.giveBack(finding);
  }
}

/** The opposite, where a filter says it; else nothing of it was understood. */
function turn(sentence: Sentence, role: Finding, target: Finding | undefined): void {
  const opposite: Meaning | undefined = target?.meaning.not && { sets: target.meaning.not };
  if (target && opposite) {
    target.meaning = opposite;
    return;
  }
  const [first, last] =
    !target || target.from > role.from ? [role, target ?? role] : [target, role];
  for (let i = first.from; i < last.to; i++) {
    const finding = sentence.foundAt(i);
    if (finding) sentence.giveBack(finding);
  }
}

/** "no agents or brokers", "ground floor nako": turns what they are said of into its opposite. */
export function resolveNot(sentence: Sentence): void {
  for (const role of [...sentence.findings]) {
    const step = roleOf(role) === 'not' ? 1 : roleOf(role) === 'notBefore' ? -1 : undefined;
    if (!step) continue;
    let target = neighbour(sentence, beyond(role, step), step);
    if (roleOf(target) !== undefined) target = undefined;
    turn(sentence, role, target);
    // "no agents or brokers" is neither.
    while (target) {
      const at = beyond(target, step);
      const joint = sentence.foundAt(at);
      const next = roleOf(joint) === 'or' ? neighbour(sentence, at + step, step) : undefined;
      if (next && roleOf(next) === undefined) turn(sentence, next.meaning.not ? role : next, next);
      target = next;
    }
  }
}
