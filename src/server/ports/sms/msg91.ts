import { z } from 'zod';
import { stripEnd } from '#domain/lib/strip-end.ts';
import type { SmsSender } from './sms-sender.ts';

const PATIENCE_MS = 10_000;
const answer = z.object({ type: z.string() });

export interface Msg91Settings {
  baseUrl: string;
  authKey: string;
  /** A template approved on the operators' DLT with the one variable `text`. */
  templateId: string;
  timeoutMs?: number;
}

/** SMS by MSG91's flow call, which fills an approved template: Indian operators take no free text. */
export function msg91(settings: Msg91Settings): SmsSender {
  const { baseUrl, authKey, templateId, timeoutMs = PATIENCE_MS } = settings;
  const url = `${stripEnd(baseUrl, /\//)}/api/v5/flow`;

  async function post(mobile: string, text: string): Promise<Response> {
    try {
      return await fetch(url, {
        method: 'POST',
        headers: {
          authkey: authKey,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify({
          template_id: templateId,
          recipients: [{ mobiles: `91${mobile}`, text }],
        }),
        // The key and the number are for the provider alone.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      const kind = error instanceof Error ? error.name : 'unknown';
      throw new Error(`The SMS provider did not answer: ${kind}`);
    }
  }

  return {
    isSandbox: false,
    async send(mobile, text) {
      const response = await post(mobile, text);
      const read = answer.safeParse(await response.json().catch(() => null));
      // The provider answers 200 to refusals too; only its `type` tells.
      if (response.ok && read.data?.type === 'success') return;
      throw new Error(
        `The SMS provider refused: ${response.status}${read.success ? '' : ', not understood'}`,
      );
    },
  };
}
