import { isAppError } from '#contract/lib/errors.ts';

/** A page of a list from a place in an address; from its beginning, where it is no place in this list. */
export async function unlessMoved<Page>(
  after: string | undefined,
  read: (cursor: string | undefined) => Promise<Page>,
): Promise<Page> {
  try {
    return await read(after);
  } catch (error) {
    if (after && isAppError(error) && error.code === 'invalid') return read(undefined);
    throw error;
  }
}
