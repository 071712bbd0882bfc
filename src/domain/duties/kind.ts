import type { Profession } from '#domain/lib/profession.ts';
import type { AppPath } from '#domain/lib/routes.ts';
import type { NotificationKind } from '#domain/people/notification.ts';

/** What of a thing decides where it is done. */
export interface DutyPlace {
  id: number;
  listingId: number | null;
  /** What it belongs to: of a release its booking or work, of an offer its agent. */
  aboutId: number | null;
  /** Whose profession's work it is, where it is work. */
  profession: Profession | null;
  /** Who is to do it is the owner of the home. */
  isOwner: boolean;
}

export interface DutyKind {
  /** One of them, and what follows the number of several. */
  words: readonly [one: string, many: string];
  /** What comes of it, or of leaving it. */
  detail: string;
  action: string;
  urgent: boolean;
  /** The list it is found in, by which the rail counts. */
  page: AppPath | ((at: DutyPlace) => AppPath);
  /** Where it is done. */
  link: (at: DutyPlace) => string;
  /** As which news its reminder is sent. */
  news: NotificationKind;
}

/** As a catalogue has them: said in the language of whoever is waited for. */
interface DutyWords {
  one: string;
  many: string;
  detail: string;
  action: string;
}

/** A row whose words are asked for when somebody reads them, not when the table is made. */
export function duty(
  read: () => DutyWords,
  rest: Omit<DutyKind, 'words' | 'detail' | 'action'>,
): DutyKind {
  return {
    ...rest,
    get words() {
      const { one, many } = read();
      return [one, many] as const;
    },
    get detail() {
      return read().detail;
    },
    get action() {
      return read().action;
    },
  };
}
