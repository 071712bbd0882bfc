import type { LookupAddress, LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import words from '#messages/lib/refusals/index.ts';
import { WebRefused } from './web-refused.ts';

export type Resolve = (host: string) => Promise<LookupAddress[]>;

/**
 * A look-up for sockets: they connect to the very addresses that were looked at, so that a name
 * which leads elsewhere a moment later leads nowhere. One address that is not allowed spoils all.
 */
export function checkedLookup(
  resolve: Resolve,
  isAllowed: (ip: string) => boolean,
): LookupFunction {
  const look = async (host: string): Promise<[LookupAddress, ...LookupAddress[]]> => {
    const [first, ...rest] = await resolve(host);
    if (!first) throw new WebRefused(words.noAddressOfHost);
    if (![first, ...rest].every(({ address }) => isAllowed(address))) {
      throw new WebRefused(words.hostNotPublic);
    }
    return [first, ...rest];
  };
  return (host, options: LookupOptions, done) => {
    look(host).then(
      (found) => {
        if (options.all) done(null, found);
        else done(null, found[0].address, found[0].family);
      },
      (error: Error) => done(error, ''),
    );
  };
}
