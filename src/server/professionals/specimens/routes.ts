import { getSpecimen } from '#contract/professionals/specimens.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { getSpecimenVerb } from './get-specimen.ts';

export const specimenRoutes: Route[] = [implement(getSpecimen, getSpecimenVerb)];
