import * as licences from '#contract/people/licences.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { decideLicenceVerb } from './decide-licence.ts';
import { getLicenceVerb } from './get-licence.ts';
import { listLicencesVerb } from './list-licences.ts';
import { submitLicenceDocumentVerb, submitLicenceLinkVerb } from './submit-evidence.ts';

export const licenceRoutes: Route[] = [
  implement(licences.getLicence, getLicenceVerb),
  implement(licences.submitLicenceLink, submitLicenceLinkVerb),
  implement(licences.submitLicenceDocument, submitLicenceDocumentVerb),
  implement(licences.listLicences, listLicencesVerb),
  implement(licences.decideLicence, decideLicenceVerb),
];
