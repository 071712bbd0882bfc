import { z } from 'zod';
import { stripEnd } from '#domain/lib/strip-end.ts';
import type { ESigner, SigningOutcome } from './e-signer.ts';

export interface CashfreeESignOptions {
  /** The host alone: https://api.cashfree.com, or https://sandbox.cashfree.com for trying. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  timeoutMs?: number;
  /** Told why the provider was of no use: path and status, never what was sent or answered. */
  report?: (what: string) => void;
}

/** Days for which a signing link is good. */
const LINK_DAYS = '2';
/** Where on the page the signature stands, in points from its lower left. */
const PLACE = {
  top_left_x_coordinate: 340,
  bottom_right_x_coordinate: 540,
  top_left_y_coordinate: 130,
  bottom_right_y_coordinate: 70,
};
/** Statuses that speak of what was sent, not of the provider. */
const SPEAKS_OF_INPUT = [400, 404, 409, 422];

const uploaded = z.object({ document_id: z.number().int() });
const begun = z.object({ signing_link: z.url() });
const standing = z.object({
  status: z.string(),
  signers: z.array(z.object({ status: z.string() })).default([]),
});

type Answer = { ok: true; body: unknown } | { ok: false; reason: 'invalid' | 'unavailable' };

/** A signature of one signer: theirs counts, whatever the whole request is called meanwhile. */
function readStanding(body: unknown): SigningOutcome {
  const read = standing.safeParse(body);
  if (!read.success) return 'unavailable';
  const words = read.data.signers.map(({ status }) => status);
  if (words.length > 0 && words.every((word) => word === 'SUCCESS')) return 'signed';
  const all = [read.data.status, ...words].join(' ');
  return /EXPIRED|FAIL|DECLINE|REJECT|CANCEL/.test(all) ? 'refused' : 'pending';
}

/** Aadhaar e-sign of the provider that also checks identities, by its documented protocol. */
export function cashfreeESigner(options: CashfreeESignOptions): ESigner {
  const base = `${stripEnd(options.baseUrl, /\//)}/verification/esignature`;
  const headers = {
    'x-client-id': options.clientId,
    'x-client-secret': options.clientSecret,
    'x-api-version': '2023-12-18',
  };

  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    try {
      const response = await fetch(`${base}${path}`, {
        ...init,
        headers: { ...headers, ...(init.headers as Record<string, string> | undefined) },
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? 15_000),
      });
      if (response.ok) return { ok: true, body: await response.json() };
      await response.body?.cancel();
      options.report?.(`e-sign${path.split('?')[0]} was answered ${response.status}`);
      const reason = SPEAKS_OF_INPUT.includes(response.status) ? 'invalid' : 'unavailable';
      return { ok: false, reason };
    } catch (error) {
      // The kind only: the message of a parse error quotes the answer.
      const kind = error instanceof Error ? error.name : 'unknown';
      options.report?.(`e-sign${path.split('?')[0]} had no answer: ${kind}`);
      return { ok: false, reason: 'unavailable' };
    }
  }

  return {
    isSandbox: false,

    async begin({ reference, draw, signer, returnTo }) {
      const { pdf, page } = await draw();
      const form = new FormData();
      const file = new Blob([new Uint8Array(pdf)], { type: 'application/pdf' });
      form.set('document', file, 'agreement.pdf');
      const sent = await ask('/document', { method: 'POST', body: form });
      if (!sent.ok) return sent;
      const document = uploaded.safeParse(sent.body);
      if (!document.success) return { ok: false, reason: 'unavailable' };
      const asked = await ask('', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          verification_id: reference,
          document_id: document.data.document_id,
          // The signer goes there at once, so that no message need be sent.
          notification_modes: [],
          auth_type: 'AADHAAR',
          expiry_in_days: LINK_DAYS,
          capture_location: false,
          redirect_url: returnTo,
          signers: [
            {
              name: signer.name,
              email: signer.email,
              phone: signer.mobile,
              sequence: 1,
              sign_positions: [{ page, ...PLACE }],
            },
          ],
        }),
      });
      if (!asked.ok) return asked;
      const link = begun.safeParse(asked.body);
      if (!link.success) return { ok: false, reason: 'unavailable' };
      return { ok: true, url: link.data.signing_link };
    },

    async outcomeOf(reference) {
      const answer = await ask(`?verification_id=${encodeURIComponent(reference)}`);
      if (answer.ok) return readStanding(answer.body);
      return answer.reason === 'invalid' ? 'refused' : 'unavailable';
    },
  };
}
