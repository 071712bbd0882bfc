/** A name as a part of an address: "Kumar Primus (Phase 2)" is kumar-primus-phase-2. */
export function slugOf(name: string): string {
  return (
    name
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  );
}

const MARK = '-in-';
/** The longest name of a society that a listing may have, and the longest slug of a locality. */
export const MAX_PROJECT_SLUG = 240;

/**
 * A project (society) by its name and locality, as its address has it; null where the name has no
 * Latin letter or digit to make one of.
 */
export function projectSlug(society: string | null, localitySlug: string): string | null {
  const name = society === null ? '' : slugOf(society);
  return name ? `${name}${MARK}${localitySlug}` : null;
}

/** Null for what no project can have as its address. */
export function readProjectSlug(slug: string): { name: string; localitySlug: string } | null {
  const at = slug.lastIndexOf(MARK);
  if (at < 1) return null;
  return { name: slug.slice(0, at), localitySlug: slug.slice(at + MARK.length) };
}

/** The page of a home's project; null for a home that names none. */
export function projectPath(society: string | null, localitySlug: string): string | null {
  const slug = projectSlug(society, localitySlug);
  return slug && `/projects/${slug}`;
}
