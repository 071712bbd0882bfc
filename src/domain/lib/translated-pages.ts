/**
 * Pages that say everything in every language. Only these are offered in others: by the switch, by
 * `hreflang`, by the sitemap, and by links between them.
 */
const TRANSLATED: readonly RegExp[] = [
  /^\/$/,
  /^\/PropertyListHome$/,
  /^\/flats\/[\w-]+$/,
  /^\/contact$/,
  /^\/offline$/,
  /^\/guides(\/[a-z0-9-]+)?$/,
  /^\/home\/home(buying|design|loan)-guidance$/,
  /^\/home\/propertyevaluation-guidance$/,
  /^\/(ViewSingleProperty|photos)\/\d+$/,
  /^\/PropertyCampare$/,
  /^\/home\/propertyAnalysis$/,
  /^\/(localities|projects)(\/[a-z0-9-]+)?$/,
];
/** Of these those that do not yet. */
const NOT_YET = [/^\/PropertyListHome\?(?:.*&)?param1=/i];

/** @param address a path of the site in English, with or without a query */
export function isTranslated(address: string): boolean {
  const [path = address] = address.split(/[?#]/);
  return (
    TRANSLATED.some((pattern) => pattern.test(path)) &&
    !NOT_YET.some((pattern) => pattern.test(address))
  );
}
