import { asciiDigits } from '#domain/lib/transliterate.ts';
import { withNumbers } from './spoken-numbers.ts';
import type { Token } from './token.ts';

/** A hyphen between letters joins two words; elsewhere it may mean "to". */
const PIECE = /\d[\d.,]{0,14}|[\p{L}\p{M}'’]{1,60}|[/+–&₹<>,;()!?|]|-(?!\p{L})|(?<!\p{L})-/gu;
/** "> 80 lakh", "< 80 lakh". */
const SIGN_WORDS: ReadonlyMap<string, string> = new Map([
  ['>', 'above'],
  ['<', 'below'],
]);
/** Of Marathi and Hindi, as written on to a noun; the longest first. */
const ENDINGS =
  /(?:मध्ये|मधील|मधे|मधल्या|मधला|मधली|मधले|मधून|तील|जवळच्या|जवळ|साठी|पासून|कडून|सहित|सह|वर|च्या|चा|ची|चे|चं|ला|त|madhye|madhil|madhe|javal|jawal|sathi|pasun|kadun|chya|la|at|t)$/;
const NEAR_ENDING = /^(?:जवळच्या|जवळ|javal|jawal)$/;
/** What is left must be a word still. */
const MIN_STEM = 3;
/** Before an ending a noun changes its last vowel: "शाळा" is "शाळे" then, "कुटुंब" "कुटुंबा", "मजला" "मजल्या". */
const OBLIQUE = /[ाेीaei]$/;
const OBLIQUE_OF_A = /्या$/;

/** Without signs that are typed or left out at will. */
export function plainWord(word: string): string {
  return asciiDigits(word.normalize('NFC').toLowerCase())
    .replace(/[\u093c'’]|\u200c|\u200d/g, '')
    .replaceAll('ँ', 'ं');
}

function formsOf(word: string): { forms: string[]; endsNear: boolean } {
  const ending = ENDINGS.exec(word)?.[0] ?? '';
  const stem = word.slice(0, word.length - ending.length);
  if (ending === '' || stem.length < MIN_STEM) return { forms: [word], endsNear: false };
  return {
    forms: [word, stem, stem.replace(OBLIQUE, ''), stem.replace(OBLIQUE_OF_A, 'ा')],
    endsNear: NEAR_ENDING.test(ending),
  };
}

/** The words of a text, each with its place in it. Numbers and letters that touch are two: "2bhk". */
export const tokensOf = (text: string): Token[] => withNumbers(piecesOf(text));

function piecesOf(text: string): Token[] {
  return [...asciiDigits(text).matchAll(PIECE)].flatMap(({ 0: piece, index }) => {
    // "2bhk, 60." ends in a sign that is no part of the number.
    const typed = /^\d/.test(piece) ? piece.replace(/[.,]{1,14}$/, '') : piece;
    const at = (start: number, part: string): Token => {
      const word = SIGN_WORDS.get(part) ?? plainWord(part);
      return { word, ...formsOf(word), start: index + start, end: index + start + part.length };
    };
    const own = at(0, typed);
    const rest = piece.slice(typed.length);
    if (own.word === '') return [];
    return rest.includes(',') ? [own, at(typed.length, ',')] : [own];
  });
}

/** Signs that part what is said. */
export const isBreak = ({ word }: Token): boolean => /^[,;()!?|]$/.test(word);
