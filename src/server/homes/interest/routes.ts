import { getListingInterest } from '#contract/homes/listing-interest.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { getListingInterestVerb } from './get-interest.ts';

export const interestRoutes: Route[] = [implement(getListingInterest, getListingInterestVerb)];
