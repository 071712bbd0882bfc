import type { Database } from '#server/db/client.ts';
import type { Env } from '#server/lib/env.ts';
import type { Logger } from '#server/lib/log.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { type ESigner, openESigner } from './esign/index.ts';
import { openGateway, type PaymentGateway } from './gateway/index.ts';
import { type KycProvider, kycProvider } from './kyc/index.ts';
import { type Mailer, openMailer } from './mail/index.ts';
import { Outbox } from './outbox.ts';
import { openPush, type PushSender } from './push/index.ts';
import { openSms, type SmsSender } from './sms/index.ts';
import { type ObjectStore, objectStore } from './storage/index.ts';

/** Everything outside of the house, each behind an interface with a real adapter and a sandbox. */
export interface Ports {
  mail: Mailer;
  sms: SmsSender;
  push: PushSender;
  kyc: KycProvider;
  gateway: PaymentGateway;
  esign: ESigner;
  store: ObjectStore;
  /** What the sandboxes sent; undefined where everything is real or nobody may look. */
  outbox: Outbox | undefined;
}

/** The ports as the environment asks for. Throws a sentence naming what is half set. */
export function openPorts(env: Env, secrets: Secrets, log: Logger, db: Database): Ports {
  const mayPlay = env.NODE_ENV !== 'production' || env.DEMO;
  const outbox = new Outbox();
  return {
    mail: openMailer(env, outbox),
    sms: openSms(env, outbox),
    push: openPush(env.PUSH, secrets.key('web push'), env.SITE_URL, outbox),
    kyc: kycProvider(env, {
      report: (what) => log.warn({ what }, 'verification provider'),
      mayPlay,
    }),
    gateway: openGateway(env, {
      db,
      secrets,
      report: (what) => log.warn({ what }, 'payment provider'),
      mayPlay,
    }),
    esign: openESigner(env, {
      report: (what) => log.warn({ what }, 'signing provider'),
      mayPlay,
    }),
    store: objectStore(env),
    outbox: env.NODE_ENV === 'production' ? undefined : outbox,
  };
}
