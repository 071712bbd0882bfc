import { z } from 'zod';
import type { SmsSender } from './sms-sender.ts';

const PATIENCE_MS = 10_000;
const answer = z.object({ type: z.string(), message: z.string().optional() });

export interface Msg91Settings {
  baseUrl: string;
  authKey: string;
  /** A template approved on the operators' DLT with the one variable `text`. */
  templateId: string;
}

/** SMS by MSG91's flow call, which fills an approved template: Indian operators take no free text. */
export function msg91({ baseUrl, authKey, templateId }: Msg91Settings): SmsSender {
  return {
    isSandbox: false,
    async send(mobile, text) {
      const response = await fetch(`${baseUrl}/api/v5/flow`, {
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
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const read = answer.safeParse(await response.json().catch(() => null));
      // The provider answers 200 to refusals too; only its `type` tells.
      if (response.ok && read.data?.type === 'success') return;
      throw new Error(
        `The SMS provider refused: ${response.status} ${read.data?.type ?? 'no answer'}`,
      );
    },
  };
}
