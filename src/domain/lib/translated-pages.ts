/**
 * Pages that say everything in every language. Only these are offered in others: by the switch, by
 * `hreflang`, by the sitemap, and by links between them.
 */
const TRANSLATED: readonly RegExp[] = [
  /^\/$/,
  /^\/PropertyListHome$/,
  /^\/flats\/[\w-]+$/,
  /^\/(contact|offline|glossary|privacy|TermsOfServices)$/,
  /^\/(kept|homes-for-you|verify|lawyers)$/,
  /^\/(Login|Registration|ForgetPassword|sign-in-by-code|MobilenoVerification)$/,
  /^\/guides(\/[a-z0-9-]+)?$/,
  /^\/home\/home(buying|design|loan)-guidance$/,
  /^\/home\/propertyevaluation-guidance$/,
  /^\/(ViewSingleProperty|photos|property\/ViewPropertyDetails|viewPropertyDetails)\/\d+$/,
  /^\/PropertyCampare$/,
  /^\/home\/propertyAnalysis$/,
  /^\/(localities|projects)(\/[a-z0-9-]+)?$/,
];

/** @param address a path of the site in English, with or without a query */
export function isTranslated(address: string): boolean {
  const [path = address] = address.split(/[?#]/);
  return TRANSLATED.some((pattern) => pattern.test(path));
}
