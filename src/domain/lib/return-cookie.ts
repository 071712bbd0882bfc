import { safeReturnPath } from './return-path.ts';

const NAME = 'return_to';
const SECONDS = 600;
/** Longer addresses are not remembered: they would not fit beside other cookies. */
const LONGEST = 1_000;

/**
 * Remembers for ten minutes where a visitor wanted to go who has to sign in first. Scripts read it; it
 * holds nothing but a path of this site. Undefined for what is none or too long.
 */
export function returnCookie(path: string, isSecure: boolean): string | undefined {
  const value = encodeURIComponent(path);
  if (safeReturnPath(path) !== path || value.length > LONGEST) return undefined;
  return `${NAME}=${value}; Path=/; Max-Age=${SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The path among a browser's cookies, or undefined. */
export function returnPathIn(cookies: string): string | undefined {
  const found = cookies.split('; ').find((one) => one.startsWith(`${NAME}=`));
  try {
    const path = found && decodeURIComponent(found.slice(NAME.length + 1));
    return path && safeReturnPath(path) === path ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it. */
export const NO_RETURN_COOKIE = `${NAME}=; Path=/; Max-Age=0`;
