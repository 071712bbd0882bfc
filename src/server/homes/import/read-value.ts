import { z } from 'zod';
import { TENANTS, type Tenant } from '#domain/homes/listing.ts';
import { WEEKDAY_NAMES } from '#domain/lib/time/month.ts';
import { wordKey } from '#domain/lib/word-key.ts';
import { cleanText } from './clean-text.ts';

export type Weekday = (typeof WEEKDAY_NAMES)[number];

export interface Reader<T> {
  /** Completes "expected ...". */
  expected: string;
  /** The value in `text`, times `factor` where it is a measure; undefined when it is none. */
  read(text: string, factor: number): T | undefined;
}

export function text(longest: number): Reader<string> {
  return {
    expected: 'words',
    read: (value) => cleanText(value, longest) || undefined,
  };
}

/** Spelling of case, spaces and hyphens does not matter: "North - East" is North East. */
export function oneOf<const T extends string>(words: readonly T[]): Reader<T> {
  const byKey = new Map(words.map((word) => [wordKey(word), word]));
  return {
    expected: `one of ${words.join(', ')}`,
    read: (value) => byKey.get(wordKey(value)),
  };
}

export function number(
  low: number,
  high: number,
  round: (value: number) => number,
): Reader<number> {
  return {
    expected: `a number from ${low} to ${high}`,
    read: (value, factor) => {
      const plain = value.replace(/^(?:₹|rs\.?|inr)\s*/i, '').replaceAll(',', '');
      if (!/^-?\d+(\.\d+)?$/.test(plain)) return undefined;
      const result = round(Number(plain) * factor);
      return result >= low && result <= high ? result : undefined;
    },
  };
}

export const whole = (low: number, high: number): Reader<number> => {
  const reader = number(low, high, (value) => value);
  return {
    expected: `a whole number from ${low} to ${high}`,
    read: (value, factor) => {
      const result = reader.read(value, factor);
      return Number.isInteger(result) ? result : undefined;
    },
  };
};
export const rupees = (low: number, high: number) => number(low, high, Math.round);
export const area = (low: number, high: number) => number(low, high, Math.round);
export const degrees = (limit: number) => number(-limit, limit, (value) => value);

/** "2027-01-31", or with the day first as it is written here: 31/01/2027, 31-1-2027. */
export const day: Reader<string> = {
  expected: 'a date: 2027-01-31 or 31/01/2027',
  read: (value) => {
    const written = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(value);
    const [, date = '', month = '', year = ''] = written ?? [];
    const iso = written
      ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
      : value.slice(0, 10);
    return z.iso.date().safeParse(iso).success ? iso : undefined;
  },
};

/** "family, bachelors"; "anyone" is nobody in particular. */
export const tenants: Reader<Tenant[]> = {
  expected: `some of ${TENANTS.join(', ')}, or anyone`,
  read: (value) => {
    const named = wordKey(value.replaceAll(/[,;/|+&]/g, ' ')).split(' ');
    if (named.length === 1 && named[0] === 'anyone') return [];
    const known = TENANTS.filter((tenant) => named.includes(tenant));
    return known.length > 0 && known.length === new Set(named).size ? known : undefined;
  },
};

export const yesOrNo: Reader<boolean> = {
  expected: 'yes or no',
  read: (value) => ({ yes: true, true: true, no: false, false: false })[wordKey(value)],
};

/** "Sat, Sunday": in full or by three letters. */
export const weekdays: Reader<Weekday[]> = {
  expected: 'days of the week: Saturday, Sun',
  read: (value) => {
    const named = wordKey(value.replaceAll(/[,;/|+&]/g, ' ')).split(' ');
    const known = named.map((name) =>
      WEEKDAY_NAMES.find((weekday) => {
        const full = weekday.toLowerCase();
        return name === full || name === full.slice(0, 3);
      }),
    );
    return known.every((weekday) => weekday !== undefined) ? [...new Set(known)] : undefined;
  },
};

export const clock: Reader<string> = {
  expected: 'a time of day: 17:00',
  read: (value) => (/^\d{1,2}:\d{2}$/.test(value) ? value.padStart(5, '0') : undefined),
};

/** "2026-12-25, 26/12/2026" */
export const days: Reader<string[]> = {
  expected: 'dates: 2026-12-25, 26/12/2026',
  read: (value) => {
    const read = value.split(/[,;|]/).map((one) => day.read(one.trim(), 1));
    return read.every((one) => one !== undefined) ? read : undefined;
  },
};
