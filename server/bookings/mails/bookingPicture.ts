import { type Booking, isOpenBooking } from '#contracts/site/bookings.ts';
import type { MailPicture } from '../../mail/renderMail.ts';

/**
 * The picture of a booked or requested stay for a mail, which links to it: by https, or on this
 * site, whose pages `onSite` makes whole addresses of. Undefined where there is none, and for a
 * stay that does not take place.
 */
export function bookingPicture(
  booking: Booking,
  onSite: (path: string) => string,
): MailPicture | undefined {
  const { imageUrl, roomName, name } = booking.hotel;
  const takesPlace = isOpenBooking(booking) || booking.status === 'stayed';
  if (imageUrl === null || !takesPlace) return undefined;
  const address = imageUrl.startsWith('/') ? onSite(imageUrl) : imageUrl;
  const loads = imageUrl.startsWith('/') || /^https:\/\//i.test(imageUrl);
  return loads ? { address, alt: `${roomName}, ${name}` } : undefined;
}
