import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Call } from '#contract/lib/endpoint.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import { FIRST_LANGUAGE, type Tongue } from '#messages/lib/language.ts';
import { asAppError } from '#server/http/problem.ts';
import { keepPacked, variantsFrom } from '#server/lib/variants.ts';
import { CapturedResponse } from './captured-response.ts';
import { heldOver } from './held-over.ts';
import type { ServiceUrls } from './mounted-services.ts';
import type { Gate } from './overload/gate.ts';
import { packFor } from './packed-page.ts';
import { pageAddress } from './page-address.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { addressInLanguage, pageInLanguage } from './page-in-language.ts';

export type AstroHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (error?: unknown) => void,
  locals: object,
) => Promise<void>;

export interface PageLocals {
  call: Call;
  siteUrl: string;
  mapTileUrl: string | undefined;
  services: ServiceUrls;
}

export interface Pages {
  cache: PageCache;
  /**
   * The page, compressed as whoever asks takes it.
   * @param admit asked before a page is rendered that nobody has asked for lately.
   */
  get(req: IncomingMessage, admit: () => Promise<void>): Promise<CachedPage>;
}

/**
 * Renders on-demand pages through Astro and keeps them until data changes.
 * @param isBuilt whether there is a built file of this path
 * @param hears whether changes of listings would be heard just now
 */
export function createPages(
  astro: AstroHandler,
  locals: PageLocals,
  headers: OutgoingHttpHeaders,
  gate: Gate,
  isBuilt: (path: string) => boolean = () => false,
  hears: () => boolean = () => true,
): Pages {
  const cache = new PageCache(hears);

  async function render(req: IncomingMessage, tongue: Tongue): Promise<CachedPage> {
    const captured = new CapturedResponse(req);
    let unavailable: unknown;
    const call = ((endpoint, input) =>
      locals.call(endpoint, input).catch((error: unknown) => {
        if (asAppError(error).code === 'unavailable') unavailable = error;
        throw error;
      })) as Call;
    // Astro calls on without an error when no page of its own has this path.
    const missing = (error?: unknown) => {
      if (error) captured.fail(error);
      else captured.writeHead(404).end();
    };
    await inLanguage(tongue, () => astro(req, captured, missing, { ...locals, call, tongue }));
    const body = await captured.done;
    // Astro would say that it failed, not that it may go well in a moment.
    if (captured.statusCode >= 500 && unavailable) throw unavailable;
    const own = captured.getHeaders();
    if (typeof own.location === 'string') own.location = addressInLanguage(own.location, tongue);
    return {
      status: captured.statusCode,
      variants: variantsFrom(
        bodyIn(body, tongue),
        { 'cache-control': 'public, max-age=0, must-revalidate', ...own, ...merge(headers, own) },
        true,
      ),
    };
  }

  function bodyIn(body: Buffer, tongue: Tongue): Buffer {
    if (tongue === FIRST_LANGUAGE) return body;
    return Buffer.from(pageInLanguage(body.toString(), tongue, isBuilt));
  }

  return {
    cache,
    async get(req, admit) {
      const { url, key, tongue, isOdd } = pageAddress(req.url ?? '/');
      // What is no part of the address cannot be part of the page either: others are to get it.
      req.url = url;
      const accepted = String(req.headers['accept-encoding'] ?? '');
      const within = (kind: 'page' | 'renewal') => gate.run(kind, () => render(req, tongue));
      if (isOdd) {
        await admit();
        const odd = await within('page');
        await packFor(odd.variants, accepted);
        return odd;
      }
      const page = await cache.get(key, within, admit);
      if (page.isHeldOver) {
        const variants = heldOver(page.variants, tongue);
        await packFor(variants, accepted);
        return { ...page, variants };
      }
      if (await packFor(page.variants, accepted)) {
        keepPacked(page.variants);
        cache.weighAgain(key);
      }
      return page;
    },
  };
}

/** Both policies are enforced: the page's own hashes and what every answer must keep to. */
function merge(headers: OutgoingHttpHeaders, own: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const policies = [own['content-security-policy'], headers['content-security-policy']];
  return { ...headers, 'content-security-policy': policies.filter(Boolean).join(', ') };
}
