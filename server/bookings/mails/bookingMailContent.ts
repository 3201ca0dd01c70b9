import { unknownHotel } from '#contracts/site/bookedHotel.ts';
import { type Booking, isOpenBooking, roomNamesOf } from '#contracts/site/bookings.ts';
import type { ServerI18n } from '#contracts/texts/serverI18n.ts';
import type { MailContent, MailPicture } from '../../mail/renderMail.ts';
import type { BookingMismatch } from '../state/bookingTables.ts';
import {
  cancellationSection,
  changeSection,
  contactSection,
  mismatchSection,
  priceSection,
  requestsSection,
  staySection,
} from './bookingFacts.ts';
import type { BookingMail } from '../state/bookingMail.ts';
import {
  asksToPay,
  bookingMailText,
  hasCalendarFile,
  isConfirming,
  offersAgain,
  type OperatorTexts,
  recipientOf,
} from './bookingMails.ts';

/**
 * Returns the content of a mail about a booking. `address` is the target of its link: the booking's
 * page, or the booking at the desk. A mail to a hotel has no link. `similar` is the address of
 * other hotels for the same stay, and `again` the address of the checkout of the same stay. Only
 * the desk sees the details of a `mismatch`. `replaced` is the booking that this one changes.
 */
export function bookingMailContent(
  i18n: ServerI18n,
  mail: BookingMail,
  of: Booking,
  address: string,
  {
    mismatch = null,
    texts = { paymentNote: '', deskAnswers: '' },
    replaced,
    similar,
    again = '',
  }: {
    mismatch?: BookingMismatch | null;
    texts?: OperatorTexts;
    replaced?: Booking | undefined;
    similar?: string | undefined;
    again?: string;
  } = {},
): MailContent {
  const booking = named(i18n, of);
  const to = recipientOf(mail.template);
  const forDesk = to === 'desk';
  // A message from the desk needs no price and no requests next to its text.
  const isMessage = mail.template === 'message';
  const sections = [
    forDesk && mismatch ? mismatchSection(i18n, mismatch) : undefined,
    forDesk ? changeSection(i18n, booking) : undefined,
    staySection(i18n, booking),
    isMessage
      ? undefined
      : booking.status === 'cancelled'
        ? cancellationSection(i18n, booking)
        : priceSection(i18n, booking, isConfirming(mail.template)),
    to === 'traveller' && booking.status === 'confirmed' && replaced?.status === 'cancelled'
      ? { ...cancellationSection(i18n, replaced), title: i18n.t('mailFacts.cancellation.earlier') }
      : undefined,
    // The traveler makes the requests again when booking again.
    isMessage || offersAgain(mail.template) ? undefined : requestsSection(i18n, booking),
    forDesk ? contactSection(i18n, booking) : undefined,
  ].filter((section) => section !== undefined);
  const text = bookingMailText(i18n, mail, booking, texts);
  const calendar = booking.status === 'cancelled' && hasCalendarFile(mail.template, booking);
  return {
    ...text,
    paragraphs: [...text.paragraphs, ...(calendar ? [i18n.t('bookingMails.fromCalendar')] : [])],
    sections,
    ...(offersAgain(mail.template)
      ? {
          link: { label: i18n.t('bookingMails.stillOffered.link'), address: again },
          footer: [i18n.t('bookingMails.stillOffered.once')],
        }
      : linksOf(i18n, to, address, similar, asksToPay(mail.template))),
  };
}

/**
 * Replaces the placeholder of an unknown hotel with a name in the language of the mail. The hotel
 * is unknown if the provider has never returned it.
 */
function named({ t }: ServerI18n, booking: Booking): Booking {
  if (booking.hotel.name !== unknownHotel.name) return booking;
  const hotel = { ...booking.hotel, name: t('mailFacts.stay.yourHotel'), roomNames: [] };
  return { ...booking, hotel };
}

/**
 * Returns the links of a mail and the notes about them. The link to the desk opens nothing by
 * itself, because its reader must sign in. If the stay was not booked, the link to other hotels
 * comes first.
 */
function linksOf(
  { t }: ServerI18n,
  to: ReturnType<typeof recipientOf>,
  address: string,
  similar: string | undefined,
  pays: boolean,
): Pick<MailContent, 'link' | 'footer' | 'footerLink'> {
  if (to === 'hotel') return {};
  if (to === 'desk') {
    return { link: { label: t('desk.link'), address }, footer: [t('desk.signIn')] };
  }
  const label = pays ? t('bookingMails.payAgain.link') : t('bookingMails.link');
  const booking = { label, address };
  const footer = [t('bookingMails.keepLink')];
  if (similar === undefined) return { link: booking, footer };
  const others = { label: t('bookingMails.similar.link'), address: similar };
  return { link: others, footer, footerLink: booking };
}

/** The picture formats that mail programs show. Gmail and Outlook do not show SVG. */
const shownPicture = /\.(?:jpe?g|png|gif|webp)$/i;

/**
 * Returns the picture for a mail about a booked or requested stay. The mail links to the picture,
 * so the address must use https or be a path on this site, which `onSite` completes. Returns
 * undefined if there is no picture, if its address does not end like a format that mail programs
 * show, or if the stay does not take place.
 */
export function bookingPicture(
  booking: Booking,
  onSite: (path: string) => string,
): MailPicture | undefined {
  const { imageUrl, name } = booking.hotel;
  const takesPlace = isOpenBooking(booking) || booking.status === 'stayed';
  if (imageUrl === null || !takesPlace) return undefined;
  const address = imageUrl.startsWith('/') ? onSite(imageUrl) : imageUrl;
  if (!URL.canParse(address)) return undefined;
  const { href, protocol, pathname } = new URL(address);
  const loads = imageUrl.startsWith('/') || protocol === 'https:';
  return loads && shownPicture.test(pathname)
    ? { address: href, alt: [...roomNamesOf(booking), name].join(', ') }
    : undefined;
}
