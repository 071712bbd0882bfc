import type { Database } from '#server/db/client.ts';
import type { Env } from '#server/lib/env.ts';
import type { Logger } from '#server/lib/log.ts';
import type { Secrets } from '#server/lib/secrets.ts';
import { createSpending, type SpendAlarm, type Spending } from '#server/limits/spending.ts';
import { cappedKyc, cappedSms } from './capped.ts';
import { type ESigner, openESigner } from './esign/index.ts';
import { openGateway, type PaymentGateway } from './gateway/index.ts';
import { type KycProvider, kycProvider } from './kyc/index.ts';
import { type Mailer, openMailer } from './mail/index.ts';
import { Outbox } from './outbox.ts';
import { openPush, type PushSender } from './push/index.ts';
import { openSms, type SmsSender } from './sms/index.ts';
import { type ObjectStore, objectStore, sealedStore } from './storage/index.ts';
import { watched } from './watched.ts';
import { openWeb, type Web } from './web/index.ts';

/** Everything outside of the house, each behind an interface with a real adapter and a sandbox. */
export interface Ports {
  mail: Mailer;
  sms: SmsSender;
  push: PushSender;
  kyc: KycProvider;
  gateway: PaymentGateway;
  esign: ESigner;
  /** What may be spent on a day; the ports count by themselves. */
  spending: Spending;
  store: ObjectStore;
  /** Addresses that members name: webhooks, photos to fetch. */
  web: Web;
  /** What the sandboxes sent; undefined where everything is real or nobody may look. */
  outbox: Outbox | undefined;
}

/**
 * The ports as the environment asks for. Throws a sentence naming what is half set.
 * @param alarm told when the day's share of what is paid by the piece is nearly gone.
 */
export function openPorts(
  env: Env,
  secrets: Secrets,
  log: Logger,
  db: Database,
  { alarm = () => undefined, now }: { alarm?: (alarm: SpendAlarm) => void; now?: () => Date } = {},
): Ports {
  const { SMS_PER_DAY: sms, PAN_PER_DAY: pan, AADHAAR_PER_DAY: aadhaar, BANK_PER_DAY: bank } = env;
  const spending = createSpending(db, {
    caps: { sms, pan, aadhaar, bank },
    alarm,
    ...(now && { now }),
  });
  const mayPlay = env.NODE_ENV !== 'production' || env.DEMO;
  const outbox = new Outbox();
  return {
    mail: watched('mail', openMailer(env, outbox)),
    sms: cappedSms(watched('sms', openSms(env, outbox)), spending),
    push: watched('push', openPush(env.PUSH, secrets.key('web push'), env.SITE_URL, outbox)),
    kyc: cappedKyc(
      watched(
        'kyc',
        kycProvider(env, {
          report: (what) => log.warn({ what }, 'verification provider'),
          mayPlay,
          ...(now && { now }),
        }),
      ),
      spending,
    ),
    spending,
    gateway: watched(
      'gateway',
      openGateway(env, {
        db,
        secrets,
        report: (what) => log.warn({ what }, 'payment provider'),
        mayPlay,
        ...(now && { now }),
      }),
    ),
    esign: watched(
      'esign',
      openESigner(env, {
        report: (what) => log.warn({ what }, 'signing provider'),
        mayPlay,
      }),
    ),
    store: sealedStore(watched('store', objectStore(env)), secrets),
    web: watched('web', openWeb({ allowsLoopback: env.CALLS_LOOPBACK })),
    outbox: env.NODE_ENV === 'production' ? undefined : outbox,
  };
}
