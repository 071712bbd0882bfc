import type { IncomingMessage, ServerResponse } from 'node:http';
import { inLanguage } from '#messages/lib/in-language.ts';
import words from '#messages/money/checkout-pages/index.ts';
import type { Context } from '#server/core/context.ts';
import { requireNoMaintenance } from '#server/core/maintenance.ts';
import { languageOfCheckout } from '#server/ports/gateway/checkout-language.ts';
import { isCheckoutMark } from '#server/ports/gateway/checkout-mark.ts';
import { GatewayError } from '#server/ports/gateway/gateway.ts';
import { findCheckout, type SandboxOrder } from '#server/ports/gateway/sandbox/books.ts';
import { playSandbox } from '#server/ports/gateway/sandbox/play.ts';
import { sendSandboxWebhooks } from '#server/ports/gateway/sandbox/send-webhooks.ts';
import { type Html, pagePolicy } from './page-frame.ts';
import { providerPage } from './provider-page.ts';
import { readPlay } from './read-play.ts';
import { sandboxPage } from './sandbox-page.ts';

const PATH = /^\/(payment|sandbox)\/checkout\/([\w-]{8,400})$/;
const MAX_FORM_BYTES = 4_096;

export type Checkout = (
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
) => Promise<boolean>;

async function send(res: ServerResponse, status: number, page: Html, policy: string) {
  const body = String(await page);
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'content-security-policy': policy,
  });
  res.end(body);
}

async function readForm(req: IncomingMessage): Promise<URLSearchParams | undefined> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of req) {
    bytes += piece.length;
    if (bytes > MAX_FORM_BYTES) return undefined;
    pieces.push(piece);
  }
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'));
}

/**
 * The pages that a browser pays by: one that posts to the provider's checkout, or the sandbox's
 * own. Each is there only while its gateway is in force. Answers whether the request was for one.
 */
export function createCheckout(context: Context): Checkout {
  const { gateway } = context.ports;

  async function toProvider(req: IncomingMessage, res: ServerResponse, sessionId: string) {
    const mark = new URL(req.url ?? '/', 'http://site').searchParams.get('mark') ?? '';
    const isOurs = isCheckoutMark(context.secrets.key('checkout link'), sessionId, mark);
    const form = isOurs && gateway.checkoutForm(sessionId);
    if (!form || req.method === 'POST') return false;
    const { page, policy } = providerPage(form);
    await send(res, 200, page, policy);
    return true;
  }

  async function show(res: ServerResponse, status: number, order: SandboxOrder, error?: string) {
    const page = await sandboxPage(order, context.now(), error);
    // A form that is answered by a redirect may lead only where the page lets forms go.
    await send(res, status, page, pagePolicy(["'self'", new URL(order.returnUrl).origin]));
    return true;
  }

  async function play(req: IncomingMessage, res: ServerResponse, order: SandboxOrder) {
    requireNoMaintenance(context);
    const form = await readForm(req);
    const asked = form ? readPlay(form) : { error: words.refused.tooMuch };
    if ('error' in asked) return show(res, 422, order, asked.error);
    const { outcome, ...rest } = asked;
    try {
      const options = { ...rest, onlyOpen: true, now: context.now() };
      const { returnUrl } = await playSandbox(context.db, order.publicId, outcome, options);
      context.background.run('sandbox webhooks', () =>
        sendSandboxWebhooks(context, { now: context.now() }),
      );
      res.writeHead(303, { location: returnUrl, 'cache-control': 'no-store', 'content-length': 0 });
      res.end();
      return true;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const now = await findCheckout(context.db, order.publicId);
      return show(res, 409, now ?? order);
    }
  }

  async function answer(
    req: IncomingMessage,
    res: ServerResponse,
    kind: string,
    sessionId: string,
  ) {
    if (kind === 'payment') return toProvider(req, res, sessionId);
    if (kind !== 'sandbox' || gateway.name !== 'sandbox') return false;
    const order = await findCheckout(context.db, sessionId);
    // By its session only: an order's id is in addresses and must not open its checkout.
    if (order?.sessionId !== sessionId) return false;
    return req.method === 'POST' ? play(req, res, order) : show(res, 200, order);
  }

  return async (req, res, path) => {
    const [, kind = '', sessionId = ''] = PATH.exec(path) ?? [];
    if (!kind || !['GET', 'HEAD', 'POST'].includes(req.method ?? '')) return false;
    return inLanguage(languageOfCheckout(req.url), () => answer(req, res, kind, sessionId));
  };
}
