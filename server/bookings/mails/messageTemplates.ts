import type * as v from 'valibot';
import type { Booking } from '#contracts/site/bookings.ts';
import { type deskTemplatesSchema, messageTemplates } from '#contracts/site/desk/deskBooking.ts';
import type { ServerI18n } from '#contracts/texts/serverI18n.ts';
import { messageSubject } from './bookingMailTexts.ts';

/**
 * Returns the built-in templates for messages from the desk to a guest, in the guest's language.
 * Leaves out templates that mention a detail that the booking lacks.
 */
export function messageTemplatesOf(
  i18n: ServerI18n,
  booking: Booking,
): v.InferOutput<typeof deskTemplatesSchema> {
  const { t, formats, language } = i18n;
  const { hotel, stay, traveller } = booking;
  const { address, phone, checkInFrom } = hotel;
  const [guest] = traveller?.guests ?? [];
  const names = { hotel: hotel.name, day: formats.writtenDay(stay.checkIn) };
  const texts = {
    reach: traveller && t('deskMessages.reach', { ...names, phone: traveller.phone }),
    arrival: checkInFrom
      ? t('deskMessages.arrivalFrom', { ...names, time: formats.timeOfDay(checkInFrom) })
      : t('deskMessages.arrival', names),
    wish: traveller?.specialRequests && t('deskMessages.wish', names),
    address: address && t('deskMessages.address', { ...names, address }),
    sorry: t('deskMessages.sorry', names),
  };
  const phoneLine = phone ? t('deskMessages.phone', { phone }) : '';
  const greeting = guest
    ? t('deskMessages.greeting', { name: `${guest.firstName} ${guest.lastName}` })
    : t('deskMessages.hello');
  return {
    language,
    subject: messageSubject(i18n, booking),
    templates: messageTemplates.flatMap((name) => {
      const body = texts[name];
      if (!body) return [];
      const lines = [greeting, '', body, ...(name === 'address' && phoneLine ? [phoneLine] : [])];
      return [{ name, text: [...lines, '', t('deskMessages.closing')].join('\n') }];
    }),
  };
}
