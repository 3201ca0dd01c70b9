import type Stripe from 'stripe';

type Session = Pick<
  Stripe.Checkout.Session,
  | ('id' | 'object' | 'amount_subtotal' | 'amount_total' | 'cancel_url' | 'client_reference_id')
  | ('created' | 'currency' | 'customer_email' | 'expires_at' | 'livemode' | 'metadata' | 'mode')
  | ('payment_status' | 'status' | 'success_url' | 'url')
> & { payment_intent: string | null };
type Intent = Pick<
  Stripe.PaymentIntent,
  | ('id' | 'object' | 'amount' | 'amount_capturable' | 'amount_received' | 'canceled_at')
  | ('capture_method' | 'created' | 'currency' | 'last_payment_error' | 'livemode' | 'metadata')
  | ('cancellation_reason' | 'status')
> & { latest_charge: string | null };
type Charge = Pick<
  Stripe.Charge,
  | ('id' | 'object' | 'amount' | 'amount_captured' | 'amount_refunded' | 'captured' | 'created')
  | ('currency' | 'disputed' | 'failure_code' | 'livemode' | 'metadata' | 'paid' | 'refunded')
  | 'status'
> & {
  balance_transaction: string | null;
  payment_intent: string;
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } };
};
type Refund = Pick<
  Stripe.Refund,
  | ('id' | 'object' | 'amount' | 'created' | 'currency' | 'failure_reason' | 'metadata')
  | ('reason' | 'status')
> & {
  balance_transaction: string | null;
  failure_balance_transaction?: string;
  charge: string;
  payment_intent: string;
};
type Movement = Pick<
  Stripe.BalanceTransaction,
  | ('id' | 'object' | 'amount' | 'created' | 'currency' | 'exchange_rate' | 'fee' | 'fee_details')
  | ('net' | 'reporting_category' | 'status' | 'type')
> & { source: string };

/** The fields of a request, such as `payment_intent_data[metadata][payment]`. */
export type Params = Readonly<Record<string, string>>;
/**
 * The outcome of the next refunds: success at once, success after a minute, or failure after a
 * minute.
 */
type RefundCourse = 'succeeded' | 'later' | 'fails';

/** A refusal of a request, with the status and the `error` of the response. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly status: number;
  readonly error: { type: string; code?: string; message: string; param?: string };
  constructor(status: number, error: RefusedError['error']) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}
const refuse = (message: string, code?: string, param?: string): never => {
  const more = { ...(code && { code }), ...(param && { param }) };
  throw new RefusedError(400, { type: 'invalid_request_error', message, ...more });
};

/** https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const leastAmounts: Readonly<Record<string, number>> = { usd: 50, eur: 50, gbp: 30, jpy: 50 };
const authorizationSeconds = 7 * 86_400;
const minute = 60;
const day = 86_400;

/**
 * Creates the books of the bank as Stripe's documentation describes them. `now` is its time in
 * seconds. `tick` applies all changes that happen with time. `events` lists the events to send, the
 * earliest first.
 */
export function createBooks(now: () => number, origin: () => string) {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const charges = new Map<string, Charge>();
  const refunds = new Map<string, Refund>();
  const movements = new Map<string, Movement>();
  const captureMethods = new Map<string, Intent['capture_method']>();
  const intentMetadata = new Map<string, Record<string, string>>();
  const due: { at: number; run: () => void }[] = [];
  const events: { id: string; type: string; body: string }[] = [];
  const course: { refund: RefundCourse } = { refund: 'succeeded' };
  let made = 0;
  const newId = (kind: string) => `${kind}_${String((made += 1)).padStart(8, '0')}`;

  const emit = (type: string, object: { id: string; object: string }) => {
    const id = newId('evt');
    const event = { id, object: 'event', type, created: now(), livemode: false };
    events.push({ id, type, body: JSON.stringify({ ...event, data: { object } }) });
  };
  const required = <Item>(items: Map<string, Item>, id: string): Item => {
    const item = items.get(id);
    if (item) return item;
    const message = `No such object: '${id}'`;
    const error = { type: 'invalid_request_error', code: 'resource_missing', message };
    throw new RefusedError(404, error);
  };
  const move = (
    type: Movement['type'],
    { id, currency }: { id: string; currency: string },
    amount: number,
    fee = 0,
  ): string => {
    const movement: Movement = {
      ...({ id: newId('txn'), object: 'balance_transaction', source: id, type, currency } as const),
      ...{ amount, fee, net: amount - fee, created: now(), exchange_rate: null, status: 'pending' },
      reporting_category: type,
      fee_details: fee
        ? [
            {
              ...{ amount: fee, application: null, currency, type: 'stripe_fee' },
              description: 'Fees',
            },
          ]
        : [],
    };
    movements.set(movement.id, movement);
    return movement.id;
  };
  const sessionOf = (intent: Intent) =>
    [...sessions.values()].find(({ payment_intent: id }) => id === intent.id);
  const cancelIntent = (intent: Intent, reason: Intent['cancellation_reason']) => {
    Object.assign(intent, {
      ...{ status: 'canceled', amount_capturable: 0, canceled_at: now() },
      cancellation_reason: reason,
    });
    emit('payment_intent.canceled', intent);
  };
  const expire = (session: Session) => {
    Object.assign(session, { status: 'expired', url: null });
    const intent = intents.get(session.payment_intent ?? '');
    if (intent) cancelIntent(intent, 'automatic');
    emit('checkout.session.expired', session);
  };

  /**
   * Applies all changes that are due: pages and authorizations expire, and refunds get their
   * outcome.
   */
  const tick = () => {
    for (const session of sessions.values()) {
      if (session.status === 'open' && session.expires_at <= now()) expire(session);
    }
    for (const intent of intents.values()) {
      const isOver = intent.created + authorizationSeconds <= now();
      if (intent.status === 'requires_capture' && isOver) cancelIntent(intent, 'automatic');
    }
    for (const each of due.filter(({ at }) => at <= now())) {
      due.splice(due.indexOf(each), 1);
      each.run();
    }
  };

  const createSession = (params: Params): Session => {
    const currency = params['line_items[0][price_data][currency]']?.toLowerCase() ?? '';
    const amount =
      Number(params['line_items[0][price_data][unit_amount]']) *
      Number(params['line_items[0][quantity]']);
    if (!/^[a-z]{3}$/.test(currency)) refuse('Invalid currency.', 'parameter_invalid', 'currency');
    if (!Number.isInteger(amount)) refuse('Invalid integer.', 'parameter_invalid_integer');
    if (amount < (leastAmounts[currency] ?? 1)) refuse('Too small.', 'amount_too_small');
    if (amount > 99_999_999) refuse('Too large.', 'amount_too_large');
    if (params['mode'] !== 'payment') refuse('Only payments.', 'parameter_invalid', 'mode');
    const expires = Number(params['expires_at'] ?? now() + day);
    if (expires < now() + 30 * minute || expires > now() + day) {
      const rule = 'between 30 minutes and 24 hours after Checkout Session creation';
      refuse(`The \`expires_at\` timestamp must be ${rule}.`, undefined, 'expires_at');
    }
    const id = newId('cs_test');
    const session: Session = {
      ...({ id, object: 'checkout.session', mode: 'payment', livemode: false } as const),
      ...({ status: 'open', payment_status: 'unpaid', payment_intent: null } as const),
      ...{ amount_subtotal: amount, amount_total: amount, currency, created: now() },
      ...{ expires_at: expires, metadata: metadataIn(params, 'metadata') },
      ...{ customer_email: params['customer_email'] ?? null, url: `${origin()}/c/pay/${id}` },
      client_reference_id: params['client_reference_id'] ?? null,
      success_url: params['success_url'] ?? null,
      cancel_url: params['cancel_url'] ?? null,
    };
    const method = params['payment_intent_data[capture_method]'];
    captureMethods.set(id, method === 'manual' ? 'manual' : 'automatic_async');
    intentMetadata.set(id, metadataIn(params, 'payment_intent_data[metadata]'));
    sessions.set(id, session);
    return session;
  };

  const book = (intent: Intent, charge: Charge, amount: number) => {
    const fee = Math.round(amount * 0.029) + 30;
    Object.assign(charge, { captured: true, amount_captured: amount });
    charge.balance_transaction = move('charge', charge, amount, fee);
    Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 });
    const session = sessionOf(intent);
    if (session) session.payment_status = 'paid';
    emit('charge.captured', charge);
    emit('payment_intent.succeeded', intent);
  };

  /** Acts for a traveler on the page, who pays or whose card is declined. Returns the intent. */
  const pay = (sessionId: string, card: 'accepted' | 'declined' = 'accepted'): Intent => {
    tick();
    const session = required(sessions, sessionId);
    if (session.status !== 'open') refuse(`The page is ${session.status}.`);
    const amount = session.amount_total ?? 0;
    const currency = session.currency ?? '';
    let intent = intents.get(session.payment_intent ?? '');
    if (!intent) {
      const id = newId('pi');
      intent = {
        ...({ id, object: 'payment_intent', status: 'requires_payment_method' } as const),
        ...{ amount, currency, amount_capturable: 0, amount_received: 0, livemode: false },
        ...{ created: now(), canceled_at: null, cancellation_reason: null, latest_charge: null },
        ...{ last_payment_error: null, metadata: intentMetadata.get(sessionId) ?? {} },
        capture_method: captureMethods.get(sessionId) ?? 'automatic_async',
      };
      intents.set(id, intent);
      session.payment_intent = id;
    }
    const isPaid = card === 'accepted';
    const charge: Charge = {
      ...({ id: newId('ch'), object: 'charge', livemode: false, captured: false } as const),
      ...{ amount, currency, amount_captured: 0, amount_refunded: 0, created: now() },
      ...{ disputed: false, refunded: false, paid: isPaid, metadata: intent.metadata },
      ...{ balance_transaction: null, payment_intent: intent.id },
      failure_code: isPaid ? null : 'card_declined',
      status: isPaid ? 'succeeded' : 'failed',
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    };
    charges.set(charge.id, charge);
    intent.latest_charge = charge.id;
    if (!isPaid) {
      emit('payment_intent.payment_failed', intent);
      return intent;
    }
    Object.assign(session, { status: 'complete', url: null });
    if (intent.capture_method === 'manual') {
      Object.assign(intent, { status: 'requires_capture', amount_capturable: amount });
      intent.created = now();
      emit('payment_intent.amount_capturable_updated', intent);
    } else {
      book(intent, charge, amount);
    }
    emit('checkout.session.completed', session);
    return intent;
  };

  const capture = (id: string, params: Params = {}): Intent => {
    const intent = required(intents, id);
    const charge = charges.get(intent.latest_charge ?? '');
    if (intent.status !== 'requires_capture' || !charge) {
      const state = `This PaymentIntent could not be captured because it has a status of ${intent.status}.`;
      return refuse(state, 'payment_intent_unexpected_state');
    }
    const amount = Number(params['amount_to_capture'] ?? intent.amount_capturable);
    if (!(amount > 0 && amount <= intent.amount_capturable)) {
      refuse('Not capturable.', 'amount_too_large', 'amount_to_capture');
    }
    book(intent, charge, amount);
    return intent;
  };

  const cancel = (id: string): Intent => {
    const intent = required(intents, id);
    if (sessionOf(intent)?.status === 'open') {
      refuse("You cannot cancel a Checkout Session's PaymentIntent: expire the session instead.");
    }
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      const state = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
      refuse(state, 'payment_intent_unexpected_state');
    }
    cancelIntent(intent, 'requested_by_customer');
    return intent;
  };

  const refund = (params: Params): Refund => {
    const intent = params['payment_intent']
      ? required(intents, params['payment_intent'])
      : required(intents, required(charges, params['charge'] ?? '').payment_intent);
    const charge = required(charges, intent.latest_charge ?? '');
    if (!charge.captured) refuse('This PaymentIntent does not have a successful charge to refund.');
    const left = charge.amount_captured - charge.amount_refunded;
    if (left === 0) refuse('Charge has already been refunded.', 'charge_already_refunded');
    const amount = Number(params['amount'] ?? left);
    if (!Number.isInteger(amount) || amount < 1) {
      refuse('Invalid positive integer', 'parameter_invalid_integer', 'amount');
    }
    if (amount > left) {
      refuse(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
    }
    const made: Refund = {
      ...({ id: newId('re'), object: 'refund', amount, currency: charge.currency } as const),
      ...{ created: now(), charge: charge.id, payment_intent: intent.id, reason: null },
      ...{ status: course.refund === 'succeeded' ? 'succeeded' : 'pending' },
      metadata: metadataIn(params, 'metadata'),
      balance_transaction: null,
    };
    made.balance_transaction = move('refund', made, -amount);
    refunds.set(made.id, made);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount_captured;
    emit('charge.refunded', charge);
    emit('refund.created', made);
    if (course.refund === 'later') {
      due.push({
        at: now() + minute,
        run: () => {
          made.status = 'succeeded';
          emit('refund.updated', made);
        },
      });
    }
    if (course.refund === 'fails') {
      due.push({
        at: now() + minute,
        run: () => {
          Object.assign(made, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
          made.failure_balance_transaction = move('refund_failure', made, amount);
          charge.amount_refunded -= amount;
          charge.refunded = false;
          emit('refund.failed', made);
        },
      });
    }
    return made;
  };

  return {
    ...{ sessions, intents, charges, refunds, movements, events, course, required, tick },
    ...{ createSession, pay, capture, cancel, refund },
    expire: (id: string): Session => {
      const session = required(sessions, id);
      if (session.status !== 'open') {
        const rule = 'Only Checkout Sessions with a status in ["open"] can be expired.';
        refuse(`${rule} This Checkout Session has a status of ${session.status}.`);
      }
      expire(session);
      return session;
    },
    /** Returns any object by its id, in the form in which `expand` puts it in place of the id. */
    find: (id: string) =>
      sessions.get(id) ??
      intents.get(id) ??
      charges.get(id) ??
      refunds.get(id) ??
      movements.get(id),
  };
}
export type Books = ReturnType<typeof createBooks>;

function metadataIn(params: Params, field: string): Record<string, string> {
  const start = `${field}[`;
  const found = Object.entries(params).filter(([name]) => name.startsWith(start));
  return Object.fromEntries(found.map(([name, value]) => [name.slice(start.length, -1), value]));
}
