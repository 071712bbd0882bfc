/**
 * Localities of Pune and its surroundings, a file for each part of town. Positions are the middle of
 * where homes are listed or of the municipal ward, of a village that of its old village, set by hand
 * and right to about a kilometre; rates are medians of advertised prices in rupees per square foot
 * (sale) and per square foot a month (rent). Whose limits: the PMC with the villages merged up to 2021
 * (Phursungi and Uruli Devachi have had a council of their own since 2024), the PCMC, the cantonments
 * of Pune, Khadki and Dehu Road, else the PMRDA.
 */
import { CANTONMENTS } from './cantonments.ts';
import type { Locality } from './locality-fact.ts';
import { PIMPRI_CHINCHWAD } from './pimpri-chinchwad.ts';
import { PMRDA_EAST } from './pmrda-east.ts';
import { PMRDA_NORTH } from './pmrda-north.ts';
import { PMRDA_SOUTH } from './pmrda-south.ts';
import { PMRDA_WEST } from './pmrda-west.ts';
import { PUNE_CENTRE } from './pune-centre.ts';
import { PUNE_EAST } from './pune-east.ts';
import { PUNE_NORTH } from './pune-north.ts';
import { PUNE_SOUTH } from './pune-south.ts';
import { PUNE_SOUTH_WEST } from './pune-south-west.ts';
import { PUNE_WEST } from './pune-west.ts';

export type { Locality } from './locality-fact.ts';

/** By slug, whatever file they stand in. */
export const LOCALITIES: readonly Locality[] = [
  ...PUNE_CENTRE,
  ...PUNE_EAST,
  ...PUNE_NORTH,
  ...PUNE_WEST,
  ...PUNE_SOUTH_WEST,
  ...PUNE_SOUTH,
  ...PIMPRI_CHINCHWAD,
  ...CANTONMENTS,
  ...PMRDA_WEST,
  ...PMRDA_NORTH,
  ...PMRDA_EAST,
  ...PMRDA_SOUTH,
].sort((a, b) => (a.slug < b.slug ? -1 : 1));
