import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import type { ForGuest } from '../../domain/travelers/forGuest.ts';

/**
 * Returns the texts that the site shows while the desk acts for a guest. `says` describes the task;
 * `desk` is the address back.
 */
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
