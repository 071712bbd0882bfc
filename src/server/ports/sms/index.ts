import type { Outbox } from '#server/ports/outbox.ts';
import { msg91 } from './msg91.ts';
import type { SmsSender } from './sms-sender.ts';

export type { SmsSender } from './sms-sender.ts';

interface SmsSettings {
  SMS_BASE_URL: string;
  SMS_AUTH_KEY?: string | undefined;
  SMS_TEMPLATE_ID?: string | undefined;
}

function sandboxSms(outbox: Outbox): SmsSender {
  return {
    isSandbox: true,
    send: async (to, text) => outbox.add({ channel: 'sms', to, subject: '', text }),
  };
}

/** MSG91 where it is set, else the sandbox. */
export function openSms(settings: SmsSettings, outbox: Outbox): SmsSender {
  const { SMS_BASE_URL, SMS_AUTH_KEY, SMS_TEMPLATE_ID } = settings;
  if (!SMS_AUTH_KEY && !SMS_TEMPLATE_ID) return sandboxSms(outbox);
  if (!SMS_AUTH_KEY || !SMS_TEMPLATE_ID) {
    throw new Error('SMS_AUTH_KEY and SMS_TEMPLATE_ID go together; one of them is missing.');
  }
  return msg91({ baseUrl: SMS_BASE_URL, authKey: SMS_AUTH_KEY, templateId: SMS_TEMPLATE_ID });
}
