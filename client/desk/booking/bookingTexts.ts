import type { DecimalMoney } from '#contracts/money/money.ts';
import { parseMoney } from '#contracts/money/money.ts';
import { bookingStatuses } from '#contracts/site/bookings.ts';
import type { DeskActor, DeskTimelineEntry } from '#contracts/site/desk/deskBooking.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import type { DeskTexts } from '#contracts/texts/en/deskTexts.ts';

/** Who pays a fee; `nobody` if the hotel waives it or there is none. */
type Payer = 'traveller' | 'site' | 'nobody';

type Texts = DeskTexts['deskBooking'];
/** The names that have a text: the compiler asks for each. */
type Names<Group> = Readonly<Record<keyof Group, true>>;
const events: Names<Texts['timeline']['event']> = {
  created: true,
  provider: true,
  'on-request': true,
  'price-changed': true,
  gone: true,
  rejected: true,
  expired: true,
  desk: true,
  traveller: true,
  changed: true,
  'check-out': true,
  unreported: true,
  'change-asked': true,
  'change-ended': true,
  'cancellation-asked-by-traveller': true,
  'cancellation-asked-by-desk': true,
  'cancellation-asked-by-changed': true,
  'cancellation-rejected': true,
  'cancellation-fee-changed': true,
  mismatch: true,
  'mismatch-ended': true,
  'mismatch-settled': true,
};
const outcomes: Names<Texts['timeline']['outcome']> = {
  unknown: true,
  confirmed: true,
  requested: true,
  declined: true,
  cancelled: true,
  kept: true,
  found: true,
  none: true,
  rejected: true,
  gone: true,
  'price-changed': true,
  'fee-changed': true,
  mismatch: true,
};
const mails: Names<Texts['mail']> = {
  requested: true,
  confirmed: true,
  declined: true,
  resolved: true,
  cancelled: true,
  'desk-changed': true,
  'provider-cancelled': true,
  'not-cancelled': true,
  'fee-changed': true,
  mismatch: true,
  'no-show': true,
  link: true,
  'desk-request': true,
  'desk-cancelled': true,
  'desk-not-cancelled': true,
  'desk-provider-cancelled': true,
  'desk-mismatch': true,
};

/**
 * The key of a group of texts with this name; undefined for a name of a later version of the site.
 */
function keyOf<Group extends object>(
  group: Group,
  name: string,
): Extract<keyof Group, string> | undefined;
function keyOf(group: object, name: string): string | undefined {
  return Object.hasOwn(group, name) ? name : undefined;
}

/** The state of a booking in a word or two; a name that is not known as it is. */
export function statusText({ t }: DeskI18n, status: string): string {
  const known = bookingStatuses.find((each) => each === status);
  return known ? t(`deskBooking.status.${known}`) : status;
}

/** What happened, by the name of its cause. */
export function eventText(
  i18n: DeskI18n,
  { cause, status }: Pick<Extract<DeskTimelineEntry, { kind: 'event' }>, 'cause' | 'status'>,
): string {
  const key = keyOf(events, cause);
  const state = statusText(i18n, status);
  return key
    ? i18n.t(`deskBooking.timeline.event.${key}`, { status: state })
    : i18n.t('deskBooking.timeline.unnamed', { name: cause, status: state });
}

/** The outcome of an attempt at the provider, and why. */
export function outcomeText(
  { t }: DeskI18n,
  outcome: string,
  why: string | null | undefined,
): string {
  const key = keyOf(outcomes, outcome);
  const text = key ? t(`deskBooking.timeline.outcome.${key}`) : outcome;
  return why ? t('deskBooking.timeline.outcomeWhy', { outcome: text, why }) : text;
}

/** The name of a mail. */
export function mailText({ t }: DeskI18n, template: string): string {
  const key = keyOf(mails, template);
  return key ? t(`deskBooking.mail.${key}`) : template;
}

/** Who made a change; undefined if that is not known. */
export function actorText({ t }: DeskI18n, actor: DeskActor | null): string | undefined {
  if (!actor) return undefined;
  const { kind, name } = actor;
  const needsName = kind === 'staff' || kind === 'desk-link' || kind === 'command';
  if (needsName && !name) return undefined;
  return t(`deskBooking.timeline.by.${kind}`, { name: name ?? '' });
}

/** A fee with who pays it; that there is none. */
export function feeText(
  { t, formats }: DeskI18n,
  { amount, paidBy }: { amount: DecimalMoney; paidBy: Payer },
): string {
  const money = parseMoney(amount);
  if (money.amount === 0n) return t('deskBooking.price.free');
  return t('deskBooking.price.paidBy', { amount: formats.money(money), payer: paidBy });
}
