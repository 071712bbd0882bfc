import { z } from 'zod';
import words from '#messages/lib/fields/index.ts';
import { upTo } from './fields.ts';

/** A calendar month of Pune: "2026-11". */
export const month = z
  .string()
  .max(...upTo(7))
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: () => words.giveMonth });
