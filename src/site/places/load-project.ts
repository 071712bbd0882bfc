import type { Call } from '#contract/lib/endpoint.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { getProjectPage, type ProjectPage } from '#contract/market/places.ts';

/** A project's page, or undefined where none of its homes is on offer. */
export async function loadProject(
  call: Call,
  slug: string | undefined,
): Promise<ProjectPage | undefined> {
  try {
    return (await call(getProjectPage, { params: { slug: slug ?? '' } })).data;
  } catch (error) {
    if (isAppError(error) && (error.code === 'not_found' || error.code === 'invalid'))
      return undefined;
    throw error;
  }
}
