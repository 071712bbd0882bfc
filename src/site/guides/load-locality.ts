import { getLocalityPage, type LocalityPage } from '#contract/homes/localities.ts';
import type { Call } from '#contract/lib/endpoint.ts';
import { isAppError } from '#contract/lib/errors.ts';

/** A locality's page, or undefined when the gazetteer does not know the slug. */
export async function loadLocality(
  call: Call,
  slug: string | undefined,
): Promise<LocalityPage | undefined> {
  try {
    return (await call(getLocalityPage, { params: { slug: slug ?? '' } })).data;
  } catch (error) {
    if (isAppError(error) && (error.code === 'not_found' || error.code === 'invalid'))
      return undefined;
    throw error;
  }
}
