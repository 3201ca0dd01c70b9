import * as v from 'valibot';
import { type DecimalMoney, decimalMoneySchema, parseMoney } from '#contracts/money/money.ts';
import { bookingStatuses, cancellationParties } from '#contracts/site/bookingSchema.ts';
import type {
  DeskActor,
  DeskBooking,
  DeskTimelineEntry,
} from '#contracts/site/desk/deskBooking.ts';
import type { BookingCause } from '#contracts/site/desk/recordActions.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import type { DeskTexts } from '#contracts/texts/en/deskTexts.ts';

/** The payer of a fee; `nobody` if the hotel waives it or there is none. */
type Payer = 'traveller' | 'site' | 'nobody';

type Texts = DeskTexts['deskBooking'];
/** The names that have a text, by group: events, outcomes of attempts, and mails. */
type Names = {
  /** The compiler reports a cause that has no text. */
  'timeline.event': BookingCause;
  'timeline.outcome': keyof Texts['timeline']['outcome'];
  mail: keyof Texts['mail'];
};

/**
 * Returns the name if the group has a text for it. Returns undefined otherwise, for example for a
 * name from a later version of the site.
 */
function named<Group extends keyof Names>(
  i18n: DeskI18n,
  group: Group,
  name: string,
): Names[Group] | undefined;
function named(
  { t }: { t: { has(key: string): boolean } },
  group: string,
  name: string,
): string | undefined {
  return t.has(`deskBooking.${group}.${name}`) ? name : undefined;
}

/** Returns the text of a booking's state. An unknown state is returned unchanged. */
export function statusText({ t }: DeskI18n, status: string): string {
  const known = bookingStatuses.find((each) => each === status);
  return known ? t(`deskBooking.status.${known}`) : status;
}

type TimelineEvent = Extract<DeskTimelineEntry, { kind: 'event' }>;

const feeSchema = v.object({ fee: decimalMoneySchema });
const rebuiltSchema = v.object({ payment: v.picklist(['by-hand', 'attached']) });
const goodwillSchema = v.object({ amount: decimalMoneySchema, as: v.string() });

/** Returns the text of an event, from its cause and its details. */
export function eventText(
  i18n: DeskI18n,
  {
    cause,
    status,
    detail,
  }: Pick<TimelineEvent, 'cause' | 'status'> & Partial<Pick<TimelineEvent, 'detail'>>,
): string {
  const isByDesk = detail?.['accepted'] === 'by-phone';
  if (cause === 'created' && detail?.['link'] === 'by-phone') {
    return i18n.t(`deskBooking.timeline.${isByDesk ? 'forGuestByPhone' : 'changedByPhone'}`);
  }
  if (cause === 'created' && isByDesk) {
    return i18n.t('deskBooking.timeline.forGuest');
  }
  const given = cause === 'goodwill' && v.safeParse(goodwillSchema, detail);
  if (given && given.success) {
    const { amount, as: kind } = given.output;
    const money = i18n.formats.money(parseMoney(amount));
    return i18n.t('deskBooking.timeline.goodwill', { amount: money, kind });
  }
  const rebuilt = cause === 'rebuilt' && v.safeParse(rebuiltSchema, detail);
  if (rebuilt && rebuilt.success) {
    return i18n.t(`deskBooking.timeline.rebuilt.${rebuilt.output.payment}`);
  }
  const asked = cause === 'cancellation-fee-changed' && v.safeParse(feeSchema, detail);
  if (asked && asked.success) {
    const fee = i18n.formats.money(parseMoney(asked.output.fee));
    return i18n.t('deskBooking.timeline.feeAsked', { fee });
  }
  const key = named(i18n, 'timeline.event', cause);
  const state = statusText(i18n, status);
  return key
    ? i18n.t(`deskBooking.timeline.event.${key}`, { status: state })
    : i18n.t('deskBooking.timeline.unnamed', { name: cause, status: state });
}

/**
 * Tells whether a booking was rebuilt without its payment. Somebody must then check the payment by
 * hand.
 */
export function isPaymentUnknown({ timeline }: Pick<DeskBooking, 'timeline'>): boolean {
  return timeline.some(
    (entry) =>
      entry.kind === 'event' &&
      entry.cause === 'rebuilt' &&
      v.is(rebuiltSchema, entry.detail) &&
      entry.detail.payment === 'by-hand',
  );
}

/** Returns the text of the outcome of a call to the provider, with the reason. */
export function outcomeText(
  i18n: DeskI18n,
  outcome: string,
  why: string | null | undefined,
): string {
  const { t } = i18n;
  const key = named(i18n, 'timeline.outcome', outcome);
  const text = key ? t(`deskBooking.timeline.outcome.${key}`) : outcome;
  return why ? t('deskBooking.timeline.outcomeWhy', { outcome: text, why }) : text;
}

/** Returns the display name of a mail. */
export function mailText(i18n: DeskI18n, template: string): string {
  const key = named(i18n, 'mail', template);
  return key ? i18n.t(`deskBooking.mail.${key}`) : template;
}

/** Returns the name of the actor of a change; undefined if it is not known. */
export function actorText({ t }: DeskI18n, actor: DeskActor | null): string | undefined {
  if (!actor) return undefined;
  const { kind, name } = actor;
  const needsName = kind === 'staff' || kind === 'desk-link' || kind === 'command';
  if (needsName && !name) return undefined;
  return t(`deskBooking.timeline.by.${kind}`, { name: name ?? '' });
}

const wantedBySchema = v.object({ wantedBy: v.picklist(cancellationParties) });

/**
 * Returns the name of the actor of a change; undefined if it is not known. For a cancellation by
 * the desk, the text also names the party that wanted the cancellation.
 */
export function changedByText(
  i18n: DeskI18n,
  { by, detail }: Pick<TimelineEvent, 'by' | 'detail'>,
): string | undefined {
  const wanted = v.safeParse(wantedBySchema, detail);
  if (!wanted.success) return actorText(i18n, by);
  const { wantedBy: party } = wanted.output;
  return by?.kind === 'staff' && by.name
    ? i18n.t('deskBooking.timeline.through', { party, name: by.name })
    : i18n.t('deskBooking.timeline.throughDesk', { party });
}

/** Returns the text of a fee with its payer, or that there is no fee. */
export function feeText(
  { t, formats }: DeskI18n,
  { amount, paidBy }: { amount: DecimalMoney; paidBy: Payer },
): string {
  const money = parseMoney(amount);
  if (money.amount === 0n) return t('deskBooking.price.free');
  return t('deskBooking.price.paidBy', { amount: formats.money(money), payer: paidBy });
}
