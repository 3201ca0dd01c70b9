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
 * What a mail about a booking says. `address` is the link in it: the booking's page, or the booking
 * at the desk; a hotel gets none. `similar` is the address of other hotels for the same stay, and
 * `again` that of its checkout. Only the desk reads what the mismatch is. `replaced` is the booking
 * that this one changes.
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
  // What somebody has written is what the mail is about.
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
    // What was asked for is asked for again with the next booking.
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

/** A booking whose hotel the provider has never told is named in the language of the mail. */
function named({ t }: ServerI18n, booking: Booking): Booking {
  if (booking.hotel.name !== unknownHotel.name) return booking;
  const hotel = { ...booking.hotel, name: t('mailFacts.stay.yourHotel'), roomNames: [] };
  return { ...booking, hotel };
}

/**
 * The links of a mail, and what to know about them. That of the desk opens nothing by itself: its
 * reader signs in. Where the stay was not booked, other hotels come first.
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

/** The types of pictures that mail programs show. Gmail and Outlook show no SVG. */
const shownPicture = /\.(?:jpe?g|png|gif|webp)$/i;

/**
 * The picture of a booked or requested stay for a mail, which links to it: by https, or on this
 * site, whose pages `onSite` makes whole addresses of. Undefined where there is none, where the
 * address does not end like a type that mail programs show, and for a stay that does not take place.
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
