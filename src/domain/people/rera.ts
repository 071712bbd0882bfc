import { asciiDigits } from '#domain/lib/transliterate.ts';
import words from '#messages/people/checks/index.ts';

/**
 * MahaRERA's numbers: a project's `P` and eleven digits, since 2024 `PR` and thirteen; an agent's `A`
 * and eleven digits.
 */
const PROJECT = /^(?:P\d{11}|PR\d{13})$/;
const AGENT = /^A\d{11}$/;

const tidy = (typed: string) => asciiDigits(typed.toUpperCase().replaceAll(/[\s-]/g, ''));

/** A project's registration from however it was typed, or undefined. */
export function readReraProject(typed: string): string | undefined {
  const number = tidy(typed);
  return PROJECT.test(number) ? number : undefined;
}

/** What a project's number is, as people are told it. */
export const reraProjectWords = (): string => words.reraProject;

export function readReraAgent(typed: string): string | undefined {
  const number = tidy(typed);
  return AGENT.test(number) ? number : undefined;
}

/**
 * Section 3 of the Real Estate (Regulation and Development) Act, 2016: a promoter may not advertise
 * a unit of an ongoing project before registering it. Ready homes on resale need none.
 */
export function needsRera(listing: { listedIn: string; possession: string | null }): boolean {
  return (
    listing.listedIn === 'sell' &&
    (listing.possession === 'Under Construction' || listing.possession === 'UpComing')
  );
}
