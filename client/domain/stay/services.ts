import { mealChoices, mealOfChoice, type Traveler } from '#contracts/site/bookingRequest.ts';
import type { Meal } from '#contracts/provider/rateFields.ts';
import type { I18n } from '#contracts/texts/createI18n.ts';
import type { HotelTexts } from '#contracts/texts/en/hotelTexts.ts';

/** A service that travelers can request from the hotel, with its choices. */
export interface ServiceOffer {
  readonly service: Exclude<Traveler['services'][number]['service'], 'arrival'>;
  readonly name: string;
  readonly reason: string;
  /** The prompt of the service's select. */
  readonly prompt: string;
  /** The choices in the form of a booking request. */
  readonly choices: readonly string[];
  /** The choices with their texts. */
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

const arrivals = ['08:00', '10:00', '12:00'];
const departures = ['14:00', '16:00', '18:00'];

type ServiceI18n = I18n<Pick<HotelTexts, 'services'>>;

interface StayTerms {
  meal: Meal;
  checkInFrom?: string | null | undefined;
  checkOutUntil?: string | null | undefined;
}

/** The format of a time of day, either that of check-in times or that of the samples. */
type TimeText = (time: string) => string;

/**
 * Returns the services of a stay: more meals than its rate includes, arriving before the hotel's
 * check-in, and leaving after its check-out. If the hotel has no times, 14:00 and 12:00 apply. A
 * service with nothing to choose is left out. Spec §2 and §9.
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

/** Returns the text of a chosen service: the name of a meal, or a time. */
export function serviceChoiceText(
  { t, formats }: ServiceI18n,
  choice: string,
  timeText: TimeText = formats.timeOfDay,
): string {
  const meal = mealOfChoice(choice);
  return meal ? t(`services.meals.${meal}`) : timeText(choice);
}

/** Returns the services that have a choice, with their choices, and the check-in time. */
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
