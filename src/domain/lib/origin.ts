const LOCAL = ['localhost', '127.0.0.1'];

/**
 * A site as browsers name it, "https://www.example.in", from what somebody typed; undefined of what
 * is none. Without https it would be anybody's on the way, but for one's own machine.
 */
export function readOrigin(typed: string): string | undefined {
  if (!URL.canParse(typed)) return undefined;
  const { origin, protocol, hostname, pathname, search, hash, username } = new URL(typed);
  if (pathname !== '/' || search || hash || username) return undefined;
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOCAL.includes(hostname));
  return isSafe ? origin : undefined;
}
