import { createHmac, randomUUID } from 'node:crypto';
import { wholeObject } from './wholeObject.ts';

/** The ways to deliver events. `held` keeps them until a test delivers them. */
export const deliveries = ['now', 'late', 'twice', 'shuffled', 'never', 'held'] as const;
export type Delivery = (typeof deliveries)[number];

export type BankEvent = { id: string; body: string };
type Webhook = { address: () => string; secret: string };

const lateMs = 5_000;
const timeLimitMs = 5_000;

/**
 * Returns the header with Stripe's signature of an event.
 * https://docs.stripe.com/webhooks/signature
 */
export function signEvent(secret: string, body: string, seconds: number): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/**
 * Sends events to the site without retries, so that a failed delivery is lost. Each event is sent
 * once, unless a test chooses another way.
 */
export function createWebhooks({ address, secret }: Webhook, now: () => number) {
  const held: BankEvent[] = [];
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let delivery: Delivery = 'now';
  const deliver = async ({ body }: BankEvent): Promise<number> => {
    const response = await fetch(address(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signEvent(secret, body, Math.floor(now() / 1_000)),
      },
      body,
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return response.status;
  };
  const later = (event: BankEvent, ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      deliver(event).catch(() => {});
    }, ms);
    timers.add(timer.unref());
  };
  return {
    held,
    deliver,
    set: (next: Delivery) => void (delivery = next),
    send: (type: string, object: object) => {
      const id = `evt_${randomUUID().replaceAll('-', '')}`;
      const body = JSON.stringify({
        id,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: Math.floor(now() / 1_000),
        data: { object: wholeObject(object) },
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
      });
      const event = { id, body };
      if (delivery === 'never') return;
      if (delivery === 'held') held.push(event);
      else if (delivery === 'shuffled') later(event, Math.random() * lateMs);
      else later(event, delivery === 'late' ? lateMs : 0);
      if (delivery === 'twice') later(event, 200);
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
export type Webhooks = ReturnType<typeof createWebhooks>;
