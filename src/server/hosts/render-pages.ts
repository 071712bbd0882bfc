import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Call } from '#contract/lib/endpoint.ts';
import { variantsOf } from '#server/lib/variants.ts';
import { CapturedResponse } from './captured-response.ts';
import type { ServiceUrls } from './mounted-services.ts';
import { pageAddress } from './page-address.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

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

/** Cheap enough to pay on a visitor's time, nine tenths of what the best setting saves. */
const BROTLI_QUALITY = 5;

export interface Pages {
  cache: PageCache;
  /** @param admit asked before a page is rendered that nobody has asked for lately. */
  get(req: IncomingMessage, admit: () => Promise<void>): Promise<CachedPage>;
}

/** Renders on-demand pages through Astro and keeps them, compressed, until data changes. */
export function createPages(
  astro: AstroHandler,
  locals: PageLocals,
  headers: OutgoingHttpHeaders,
): Pages {
  const cache = new PageCache();

  async function render(req: IncomingMessage): Promise<CachedPage> {
    const captured = new CapturedResponse(req);
    // Astro calls on without an error when no page of its own has this path.
    const missing = (error?: unknown) => {
      if (error) captured.fail(error);
      else captured.writeHead(404).end();
    };
    await astro(req, captured, missing, { ...locals });
    const body = await captured.done;
    const own = captured.getHeaders();
    return {
      status: captured.statusCode,
      variants: await variantsOf(
        body,
        { 'cache-control': 'public, max-age=0, must-revalidate', ...own, ...merge(headers, own) },
        true,
        BROTLI_QUALITY,
      ),
    };
  }

  return {
    cache,
    async get(req, admit) {
      const { url, isOdd } = pageAddress(req.url ?? '/');
      // What is no part of the address cannot be part of the page either: others are to get it.
      req.url = url;
      if (!isOdd) return cache.get(url, () => render(req), admit);
      await admit();
      return render(req);
    },
  };
}

/** Both policies are enforced: the page's own hashes and what every answer must keep to. */
function merge(headers: OutgoingHttpHeaders, own: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const policies = [own['content-security-policy'], headers['content-security-policy']];
  return { ...headers, 'content-security-policy': policies.filter(Boolean).join(', ') };
}
