import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import type { ForGuest } from '../../domain/travelers/forGuest.ts';

/** What the site says while the desk uses it for a guest: `says` what is done, `desk` leads back. */
export function forGuestWords(t: DeskI18n['t'], says: string, desk: string): ForGuest {
  return {
    says,
    desk,
    ends: t('deskBookings.forGuest.ends'),
    signedOut: {
      title: t('deskBookings.forGuest.signedOut.title'),
      text: t('deskBookings.forGuest.signedOut.text'),
      link: t('deskBookings.forGuest.signedOut.link'),
    },
  };
}
