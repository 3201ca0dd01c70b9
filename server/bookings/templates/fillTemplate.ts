import type { Booking } from '#contracts/site/bookings.ts';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import type { OwnTemplate } from '#contracts/site/desk/deskBooking.ts';
import {
  type DeskTemplate,
  readPlaceholders,
  replacePlaceholders,
  type TemplatePlaceholder,
} from '#contracts/site/desk/deskTemplates.ts';
import { isolateIn } from '#contracts/texts/createI18n.ts';
import { defaultLanguage, type Language } from '#contracts/texts/languages.ts';
import { type ServerI18n, serverI18n } from '#contracts/texts/serverI18n.ts';
import { languagesOf } from './storedTemplates.ts';

/**
 * Fills the operator's template for a message to the guest of a booking. Uses the guest's language,
 * otherwise English, otherwise the first language that the template has. A placeholder without a
 * value stays in the text and is listed in `lacks`. A text with such a placeholder must not be
 * sent.
 */
export function fillTemplate(
  { id, name, texts }: DeskTemplate,
  booking: Booking,
  wanted: Language,
): OwnTemplate[] {
  const has = languagesOf(texts);
  const language = [wanted, defaultLanguage, ...has].find((each) => has.includes(each));
  const text = language && texts[language];
  if (language === undefined || text === undefined) return [];
  const i18n = serverI18n(language);
  const values = valuesOf(i18n, booking);
  const lacks = readPlaceholders(text).known.filter((each) => !values[each]);
  return [
    {
      id,
      name,
      language,
      lacks: [...new Set(lacks)],
      text: replacePlaceholders(text, (each) => {
        const value = values[each];
        return value ? isolateIn(i18n.formats.direction, value) : undefined;
      }),
    },
  ];
}

/** Returns the value of each placeholder for a booking, in the language of the text. */
function valuesOf(
  { t, formats }: ServerI18n,
  { number, hotel, stay, traveller }: Booking,
): Record<TemplatePlaceholder, string | null | undefined> {
  const [guest] = traveller?.guests ?? [];
  return {
    guestName: guest && `${guest.firstName} ${guest.lastName}`,
    guestPhone: traveller?.phone,
    bookingNumber: formatBookingNumber(number),
    hotelName: hotel.name,
    hotelAddress: hotel.address,
    hotelPhone: hotel.phone,
    checkIn: formats.writtenDay(stay.checkIn),
    checkInTime: hotel.checkInFrom ? formats.timeOfDay(hotel.checkInFrom) : undefined,
    checkOut: formats.writtenDay(stay.checkOut),
    siteName: t('page.brand'),
  };
}
