import type { Booking } from '#contracts/site/bookings.ts';
import type { MailPicture } from '../../mail/renderMail.ts';

const shown: readonly Booking['status'][] = ['pending', 'requested', 'confirmed', 'stayed'];

/**
 * The picture of a booked or requested stay for a mail, which links to it: by https, or on this site, whose pages
 * `onSite` makes whole addresses of. Undefined where there is none, and for a stay that does not take place.
 */
export function bookingPicture(
  { status, hotel: { imageUrl, roomName, name } }: Booking,
  onSite: (path: string) => string,
): MailPicture | undefined {
  if (imageUrl === null || !shown.includes(status)) return undefined;
  const address = imageUrl.startsWith('/') ? onSite(imageUrl) : imageUrl;
  const loads = imageUrl.startsWith('/') || /^https:\/\//i.test(imageUrl);
  return loads ? { address, alt: `${roomName}, ${name}` } : undefined;
}
