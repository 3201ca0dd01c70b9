import * as v from 'valibot';
import { type Traveler, travelerSchema } from '#contracts/site/bookingRequest.ts';
import { type FieldError, fieldErrorOf } from '#contracts/site/fieldError.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { fieldErrorText, isGeneral } from '../problems/fieldErrorText.ts';
import type { ServiceOffer } from '../stay/services.ts';
import type { Typed } from './typedTraveler.ts';

/**
 * The error text of each field by the field's name, such as `guests.0.firstName` or
 * `services.meal`.
 */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The rules that convert a typed phone number into E.164 format. The result is undefined for an
 * invalid number.
 */
interface PhoneRules {
  toE164: (typed: string, country: string) => string | undefined;
}

/**
 * The traveler of a booking request. For each path in the traveler it also has the matching form
 * field.
 */
export interface ReadTraveler {
  traveller: Traveler;
  fieldOf: (path: string) => string;
}

/** The error text for each field. */
const errorOfField = [
  [/\.firstName$/, 'firstName'],
  [/\.lastName$/, 'lastName'],
  [/^citizenship$/, 'citizenship'],
  [/^email$/, 'email'],
  [/^phone$/, 'phone'],
  [/^services\./, 'service'],
] as const;

/**
 * Reads a booking's traveler from the typed values. Empty guests after the first guest and services
 * that are not requested are left out. So is the citizenship if the form does not ask for it.
 * Without the rules for phone numbers, a number must be typed with its country code.
 */
export function readTraveler(
  typed: Typed,
  offers: readonly ServiceOffer[],
  phoneNumbers: PhoneRules | undefined,
  asksCitizenship: boolean,
): ReadTraveler {
  const guests = typed.guests.length > 0 ? typed.guests : [{ firstName: '', lastName: '' }];
  const named = [...guests.entries()].filter(
    ([index, { firstName, lastName }]) => index === 0 || (firstName + lastName).trim(),
  );
  const wanted = offers.filter(({ service }) => typed.services[service].wanted);
  const { arrival, citizenship, email, phone, specialRequests } = typed;
  const digits = phone.replaceAll(/[\s().-]/g, '');
  return {
    traveller: {
      guests: named.map(([, guest]) => guest),
      ...(asksCitizenship && { citizenship }),
      email,
      phone: phoneNumbers ? (phoneNumbers.toE164(phone, phoneCountryOf(typed)) ?? '') : digits,
      services: [
        ...wanted.map(({ service }) => ({ service, choice: typed.services[service].choice })),
        ...(arrival ? [{ service: 'arrival' as const, choice: arrival }] : []),
      ],
      specialRequests,
    },
    fieldOf: (path) => {
      const [field, index = '', part] = path.split('.');
      if (field === 'guests') return `guests.${named[Number(index)]?.[0] ?? 0}.${part}`;
      if (field === 'services') return `services.${wanted[Number(index)]?.service}`;
      return path;
    },
  };
}

/**
 * Checks a traveler as the server does. The result has no errors if the server would accept the
 * traveler.
 */
export function travelerErrors(i18n: SiteI18n, { traveller, fieldOf }: ReadTraveler): FieldErrors {
  return toFieldErrors(i18n, issuesOf(traveller), fieldOf);
}

/**
 * Returns the first error of each field of a traveler. If the form has its own wording for an
 * error, that wording is used.
 */
export function toFieldErrors(
  i18n: SiteI18n,
  errors: readonly FieldError[],
  fieldOf: ReadTraveler['fieldOf'],
): FieldErrors {
  const byField: Record<string, string> = {};
  for (const error of errors) {
    const field = fieldOf(error.path);
    const [, own] = errorOfField.find(([pattern]) => pattern.test(field)) ?? [];
    byField[field] ??=
      own && isGeneral(error) ? i18n.t(`travellers.errors.${own}`) : fieldErrorText(i18n, error);
  }
  return byField;
}

function issuesOf(traveller: Traveler): FieldError[] {
  const { issues = [] } = v.safeParse(travelerSchema, traveller);
  return issues.map(fieldErrorOf);
}

/**
 * Returns the country whose numbers may be typed without a country code. This is the chosen
 * country, otherwise the first guest's citizenship, otherwise the country of the browser's
 * language. Returns '' if there is none.
 */
export function phoneCountryOf({
  phoneCountry,
  citizenship,
}: Pick<Typed, 'phoneCountry' | 'citizenship'>): string {
  return phoneCountry || citizenship || countryOfLanguage();
}

function countryOfLanguage(): string {
  try {
    return new Intl.Locale(navigator.language).maximize().region ?? '';
  } catch {
    return '';
  }
}
