import { mealChoices, mealOfChoice, type Traveler } from '#contracts/site/bookingRequest.ts';
import type { Meal } from '#contracts/provider/rateFields.ts';
import type { I18n } from '#contracts/texts/createI18n.ts';
import type { HotelTexts } from '#contracts/texts/en/hotelTexts.ts';

/** A service that can be requested from the hotel, and what can be chosen of it. */
export interface ServiceOffer {
  readonly service: Exclude<Traveler['services'][number]['service'], 'arrival'>;
  readonly name: string;
  readonly reason: string;
  /** What its select asks for. */
  readonly prompt: string;
  /** What can be chosen, as a booking request says it. */
  readonly choices: readonly string[];
  /** The same with their texts. */
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

const arrivals = ['08:00', '10:00', '12:00'];
const departures = ['14:00', '16:00', '18:00'];

/** A language with the texts of services. */
type ServiceI18n = I18n<Pick<HotelTexts, 'services'>>;

interface StayTerms {
  meal: Meal;
  checkInFrom?: string | null | undefined;
  checkOutUntil?: string | null | undefined;
}

/** How a time of day is written: as the site writes those of check-in, or as the samples do. */
type TimeText = (time: string) => string;

/**
 * The services of a stay: more to eat than its rate includes, arriving before and leaving after the
 * hotel's times, which are 14:00 and 12:00 where it gives none. A service without a choice is left
 * out. Spec §2 and §9.
 */
export function serviceOffers(
  i18n: ServiceI18n,
  stay: StayTerms,
  timeText: TimeText = i18n.formats.timeOfDay,
): ServiceOffer[] {
  const { t } = i18n;
  const { from, choices } = choicesFor(stay);
  const reasons = {
    meal: t('services.reasons.meal'),
    'early-check-in': t('services.reasons.early-check-in', { from: timeText(from) }),
    'late-check-out': t('services.reasons.late-check-out'),
  };
  return choices.map(([service, values]) => ({
    service,
    name: t(`services.names.${service}`),
    reason: reasons[service],
    prompt: t(`services.prompts.${service}`),
    choices: values,
    options: values.map((value) => ({ value, text: serviceChoiceText(i18n, value, timeText) })),
  }));
}

/** The text of what was chosen of a service: a meal by its name, or a time. */
export function serviceChoiceText(
  { t, formats }: ServiceI18n,
  choice: string,
  timeText: TimeText = formats.timeOfDay,
): string {
  const meal = mealOfChoice(choice);
  return meal ? t(`services.meals.${meal}`) : timeText(choice);
}

/**
 * The services that have a choice, with what can be chosen, and the time from which guests check
 * in.
 */
function choicesFor({ meal, checkInFrom, checkOutUntil }: StayTerms) {
  const from = timeOfDay(checkInFrom) ?? '14:00';
  const until = timeOfDay(checkOutUntil) ?? '12:00';
  const included = mealChoices.findIndex(([board]) => board === meal);
  const all: [ServiceOffer['service'], string[]][] = [
    ['meal', mealChoices.slice(included + 1).map(([, choice]) => choice)],
    ['early-check-in', arrivals.filter((time) => time < from)],
    ['late-check-out', departures.filter((time) => time > until)],
  ];
  return { from, choices: all.filter(([, choices]) => choices.length > 0) };
}

function timeOfDay(text: string | null | undefined): string | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d$/.exec(text ?? '')?.[0];
}
