import { dayOfIso, startOfDay } from '#domain/lib/time/pune.ts';

/** The day on which all specimens are dated. */
export const SPECIMEN_DAY = startOfDay(dayOfIso('2026-09-14'));

/** Nobody is called so. */
export const CLIENT = 'A. Specimen (an invented client)';
export const signatory = (what: string) => ({
  name: `B. Specimen (an invented ${what})`,
  licence: 'SPECIMEN/0000',
  licenceChecked: false,
});

export const ADDRESS = 'Flat 504, an invented society, an invented road, Pune';
export const TITLE = 'Specimen: 2 BHK flat in an invented society';

/** Stands across each of its pages. */
export const SPECIMEN_MARK = 'SPECIMEN: home, people and figures are invented';
