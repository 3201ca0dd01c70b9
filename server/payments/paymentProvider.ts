import type { Money } from '#contracts/money/money.ts';
import type { ChargedCurrencies } from '#contracts/site/charges.ts';
import type { Language } from '#contracts/texts/languages.ts';

/** An order for a payment page. `id` is the id of the payment and makes the request repeatable. */
export type PaymentOrder = {
  id: string;
  /** The number of times that the payment was requested. Each round has a separate page. */
  round: number;
  hotelId: string;
  bookingId: string;
  amount: Money;
  /** The subject of the payment on the provider's page. `description` adds further information. */
  title: string;
  description?: string | undefined;
  email: string;
  language: Language;
  /** The address to which the traveler returns, whether or not the payment was made. */
  returnTo: string;
  /** The deadline for paying, which is the same in each request. */
  expiresAt: Date;
};

/**
 * A payment in its state at the payment provider.
 *
 * - `open`: the traveler can pay at `address`.
 * - `expired`: nobody has paid, and nobody can pay any more.
 * - `canceled`: the payment was authorized, and the authorization was released or has lapsed.
 * - `captured`: the amount `received` was captured. It is less than the requested amount if
 *   somebody captured only a part on the payment provider's own pages.
 */
export type FoundPayment = PaymentFacts &
  (
    | { state: 'open' | 'expired' | 'authorized' | 'canceled' }
    | { state: 'captured'; received: Money }
  );
export type CapturedPayment = Extract<FoundPayment, { state: 'captured' }>;
type PaymentFacts = {
  kind: 'found';
  sessionId: string;
  intentId: string | null;
  address: string | null;
  /** The deadline for capturing an authorized payment. */
  lapsesAt: Date | null;
  card: { brand: string; last4: string } | null;
  /** The payment provider's fee, which is known once the payment is captured. */
  fee: Money | null;
};

/** A refusal by the payment provider. The call had no effect. */
export type Refused = { kind: 'refused'; reason: string };
/**
 * An answer that does not reveal whether the call had an effect.
 *
 * - `busy`: the call was not carried out, because there are too many calls, or the same call is
 *   still in progress.
 * - `kept`: the payment provider repeats this answer for each call of the same round.
 * - `differs`: the answer is about something else. `reason` names the difference. `theirs` is the
 *   amount in the answer if the amount differs.
 */
export type UnknownPayment = {
  kind: 'unknown';
  reason: string;
  why?: 'busy' | 'kept' | 'differs' | undefined;
  theirs?: Money | undefined;
};

export type PaymentOutcome = FoundPayment | Refused | UnknownPayment;

/**
 * The known data of a payment. An answer about another payment or another amount is not accepted.
 */
export type KnownPayment = {
  id: string;
  sessionId: string;
  intentId: string | null;
  amount: Money;
};

/** An order for a refund. `id` and `round` make the request repeatable. */
type RefundOrder = {
  id: string;
  /** Increases when the payment provider keeps repeating a failure for the same request. */
  round: number;
  hotelId: string;
  intentId: string;
  amount: Money;
};
/**
 * A refund that the payment provider has accepted. `order` is undefined for a refund that was made
 * at the payment provider.
 */
export type KnownRefund = {
  refundId: string;
  intentId: string;
  order: Pick<RefundOrder, 'id' | 'amount'> | undefined;
};
export type FoundRefund = {
  kind: 'refund';
  refundId: string;
  state: 'pending' | 'succeeded' | 'failed';
};
type RefundOutcome = FoundRefund | Refused | UnknownPayment;

/**
 * A refund of a payment, made on this site or at the payment provider. `orderId` is the refund's id
 * on this site, or undefined if the refund was made at the payment provider.
 */
export type ListedRefund = FoundRefund & { orderId: string | undefined; amount: Money; at: Date };

/**
 * An event of the payment provider. An event only causes a look-up, and its content is never
 * trusted.
 */
export type PaymentEvent = {
  id: string;
  type: string;
  /** The subject of the event, if the site handles events of this type. */
  about: EventAbout | undefined;
};

/**
 * The subject of an event. `hasRefunds`: the refunds of the payment must be looked up. `isPaid`:
 * somebody has paid, or the payment was captured. `foreignRefund`: the payment provider's id of a
 * refund that was made on its own pages.
 */
type EventAbout =
  | (About & { hasRefunds?: boolean; isPaid?: boolean })
  | { disputeId: string }
  | { foreignRefund: string };

/** The site's payment or refund to which an object at the payment provider belongs. */
type About = { hotelId: string; paymentId?: string; refundId?: string };

/**
 * A movement of money at the payment provider, negative for outgoing money. `amount` is in the
 * currency of the payment. `fee` is in the currency of the account at the payment provider.
 */
export type BankMovement = {
  id: string;
  kind: 'charge' | 'refund' | 'refund-failure' | 'dispute' | 'other';
  at: Date;
  /** The payment provider's id of the payment, the refund or the dispute. */
  reference: string;
  amount: Money;
  fee: Money;
  about: About | undefined;
  /** The intent of a refund. */
  intentId?: string | undefined;
};

/**
 * A page of movements, the latest first. `next` is the position after which the next page begins.
 */
type MovementPage = { kind: 'page'; movements: BankMovement[]; next: string | null };

/**
 * A dispute of a payment, which its payer has opened with the bank. `state` is the payment
 * provider's own term.
 */
export type FoundDispute = {
  kind: 'dispute';
  id: string;
  intentId: string;
  amount: Money;
  state: string;
  /** Whether the dispute is over, so that nothing can be done about it. */
  isOver: boolean;
  at: Date;
  /** The deadline for the site's answer. */
  dueAt: Date | null;
};

/**
 * The interface to a payment provider. To support another provider, implement this type. No call
 * rejects because of a wrong or missing answer of the provider.
 */
export type PaymentProvider = {
  /** The currencies that the provider can charge, each with its minimum amount in minor units. */
  currencies: ChargedCurrencies;
  authorize: (order: PaymentOrder) => Promise<PaymentOutcome>;
  lookUp: (payment: KnownPayment) => Promise<FoundPayment | UnknownPayment>;
  /** Captures the whole authorized amount. */
  capture: (payment: KnownPayment & { intentId: string }) => Promise<PaymentOutcome>;
  /**
   * Ends an unpaid payment and returns its state after that. A payment that was made in the
   * meantime stays valid.
   */
  expire: (payment: Omit<KnownPayment, 'amount'>) => Promise<FoundPayment | UnknownPayment>;
  /**
   * Ends an unpaid payment, or releases an authorized payment of any amount, and returns its state
   * after that. A captured payment stays captured.
   */
  cancel: (payment: Omit<KnownPayment, 'amount'>) => Promise<FoundPayment | UnknownPayment>;
  /** Refunds the amount once, even if it is called again. */
  refund: (order: RefundOrder) => Promise<RefundOutcome>;
  lookUpRefund: (refund: KnownRefund) => Promise<FoundRefund | UnknownPayment>;
  /** Returns the latest hundred refunds of a payment. */
  listRefunds: (
    intentId: string,
  ) => Promise<{ kind: 'refunds'; refunds: ListedRefund[] } | Refused | UnknownPayment>;
  /** Returns a page of the movements since a time. */
  list: (of: {
    since: Date;
    after: string | null;
  }) => Promise<MovementPage | Refused | UnknownPayment>;
  lookUpDispute: (id: string) => Promise<FoundDispute | Refused | UnknownPayment>;
  /**
   * Returns the address of a page for a browser that reached the site with this host name. If the
   * function is absent, addresses are used unchanged.
   */
  pageFor?: (address: string, hostname: string) => string;
  /** Reads an event. Returns undefined unless its signature and age are valid. */
  readEvent: (body: Buffer, signature: string) => PaymentEvent | undefined;
  /**
   * Returns the payment of this site that an event names, without checking its signature. The
   * sender may have made it up.
   */
  namedPayment: (body: Buffer) => { hotelId: string; paymentId: string } | undefined;
};
