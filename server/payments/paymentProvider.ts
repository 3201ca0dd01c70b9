import type { Money } from '#contracts/money/money.ts';
import type { ChargedCurrencies } from '#contracts/site/charges.ts';
import type { Language } from '#contracts/texts/languages.ts';

/** What is to be paid, and by whom. `id` is that of the payment, and makes the request repeatable. */
export type PaymentOrder = {
  id: string;
  /** How often it was asked for: each time has a page of its own. */
  round: number;
  hotelId: string;
  bookingId: string;
  amount: Money;
  /** What it is for, as the page of the payment provider says, and what else to know about it. */
  title: string;
  description?: string | undefined;
  email: string;
  language: Language;
  /** Where the traveler comes back to, having paid or not. */
  returnTo: string;
  /** Until when it can be paid. The same each time. */
  expiresAt: Date;
};

/**
 * A payment as the payment provider has it. `open`: the traveler can pay at `address`. `expired`:
 * nobody has paid, and nobody can any more. `canceled`: it was authorized, and that has been released
 * or has lapsed. `captured`: `received` was taken, which is less than the amount if somebody has taken
 * a part at the payment provider's own pages.
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
  /** Until when an authorized one can be captured. */
  lapsesAt: Date | null;
  card: { brand: string; last4: string } | null;
  /** What the payment provider charges for it, once it is captured. */
  fee: Money | null;
};

/** A no of the payment provider: nothing has happened. */
export type Refused = { kind: 'refused'; reason: string };
/**
 * It is not known whether the call has had an effect. `busy`: it was not carried out, as there are
 * too many calls or the same one is being answered. `kept`: the payment provider gives this answer
 * again to each call of the same round. `differs`: the answer is about something else than was asked,
 * which `reason` names; `theirs` is the amount in it, if it is the amount.
 */
export type UnknownPayment = {
  kind: 'unknown';
  reason: string;
  why?: 'busy' | 'kept' | 'differs' | undefined;
  theirs?: Money | undefined;
};

export type PaymentOutcome = FoundPayment | Refused | UnknownPayment;

/** A payment of the site. An answer about any other, or another amount, is not believed. */
export type KnownPayment = {
  id: string;
  sessionId: string;
  intentId: string | null;
  amount: Money;
};

/** What is to be paid back. `id` and `round` make the request repeatable. */
type RefundOrder = {
  id: string;
  /** Another one once the payment provider keeps an answer that it has failed. */
  round: number;
  hotelId: string;
  intentId: string;
  amount: Money;
};
/** A refund that the payment provider has accepted. `order` is undefined for one that was made there. */
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

/** A refund of a payment, whoever has made it. `orderId` is its id here; undefined for one made there. */
export type ListedRefund = FoundRefund & { orderId: string | undefined; amount: Money; at: Date };

/** An event of the payment provider: a hint to look something up, never the truth itself. */
export type PaymentEvent = {
  id: string;
  type: string;
  /** What it is about, if the site knows events of this type. */
  about: EventAbout | undefined;
};

/**
 * `hasRefunds`: the refunds of the payment are to be looked up. `isPaid`: somebody has paid, or the
 * payment was taken. `foreignRefund` is what the payment provider calls a refund that was made at
 * its own pages.
 */
type EventAbout =
  | (About & { hasRefunds?: boolean; isPaid?: boolean })
  | { disputeId: string }
  | { foreignRefund: string };

/** Which payment or refund of the site something at the payment provider belongs to. */
type About = { hotelId: string; paymentId?: string; refundId?: string };

/**
 * A movement of money at the payment provider, less than zero for what leaves it. `amount` is in
 * the currency of the payment, `fee` in that of the account at the payment provider.
 */
export type BankMovement = {
  id: string;
  kind: 'charge' | 'refund' | 'refund-failure' | 'dispute' | 'other';
  at: Date;
  /** What the payment provider calls the payment, the refund or the dispute. */
  reference: string;
  amount: Money;
  fee: Money;
  about: About | undefined;
  /** The intent of a refund. */
  intentId?: string | undefined;
};

/** A page of movements, the latest first. `next` is what the next page comes after. */
type MovementPage = { kind: 'page'; movements: BankMovement[]; next: string | null };

/** A payment that its payer disputes with the bank. `state` is a word of the payment provider. */
export type FoundDispute = {
  kind: 'dispute';
  id: string;
  intentId: string;
  amount: Money;
  state: string;
  /** Whether nothing can be done about it any more. */
  isOver: boolean;
  at: Date;
  /** Until when the site can answer it. */
  dueAt: Date | null;
};

/**
 * A payment provider, as the site needs it: another one is one file. No call rejects for what the
 * provider answers, or does not.
 */
export type PaymentProvider = {
  /** The currencies in which it charges, each with the least amount in minor units. */
  currencies: ChargedCurrencies;
  authorize: (order: PaymentOrder) => Promise<PaymentOutcome>;
  lookUp: (payment: KnownPayment) => Promise<FoundPayment | UnknownPayment>;
  /** Takes what was authorized, all of it. */
  capture: (payment: KnownPayment & { intentId: string }) => Promise<PaymentOutcome>;
  /** Ends what has not been paid, and tells what it is then: what is paid meanwhile stays so. */
  expire: (payment: Omit<KnownPayment, 'amount'>) => Promise<FoundPayment | UnknownPayment>;
  /**
   * Ends what has not been paid, or releases what was authorized, whatever its amount, and tells what
   * it is then: what was taken stays so.
   */
  cancel: (payment: Omit<KnownPayment, 'amount'>) => Promise<FoundPayment | UnknownPayment>;
  /** Pays back once, also if it is called again. */
  refund: (order: RefundOrder) => Promise<RefundOutcome>;
  lookUpRefund: (refund: KnownRefund) => Promise<FoundRefund | UnknownPayment>;
  /** The refunds of a payment, the latest hundred. */
  listRefunds: (
    intentId: string,
  ) => Promise<{ kind: 'refunds'; refunds: ListedRefund[] } | Refused | UnknownPayment>;
  /** A page of the movements since a time. */
  list: (of: {
    since: Date;
    after: string | null;
  }) => Promise<MovementPage | Refused | UnknownPayment>;
  lookUpDispute: (id: string) => Promise<FoundDispute | Refused | UnknownPayment>;
  /** The address of a page for a browser that has reached the site by this name; as it is if absent. */
  pageFor?: (address: string, hostname: string) => string;
  /** Reads an event whose signature and age are right; undefined for any other. */
  readEvent: (body: Buffer, signature: string) => PaymentEvent | undefined;
  /**
   * The payment of this site that an event names, without a look at its signature: whoever sends it
   * may have made it up.
   */
  namedPayment: (body: Buffer) => { hotelId: string; paymentId: string } | undefined;
};
