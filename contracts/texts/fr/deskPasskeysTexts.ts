import type { DeskPasskeysTexts } from '../en/deskPasskeysTexts.ts';
import type { Translation } from '../translation.ts';

export const deskPasskeysTexts: Translation<DeskPasskeysTexts> = {
  deskPasskeys: {
    lead: 'Vous pouvez toujours vous connecter avec votre mot de passe et un code.',
    yours: 'Vos clés d’accès',
    confirm: 'Confirmer avec une clé d’accès',
    confirmed: 'C’est confirmé. Vous pouvez maintenant renvoyer l’action.',
    none: 'Vous n’avez pas encore de clé d’accès. Ouvrez la page « Clés d’accès » dans le menu et créez-en une.',
    copied:
      'Cette clé d’accès est peut-être une copie, elle a donc été refusée. Le refus figure dans le journal. Prévenez un administrateur et utilisez votre mot de passe.',
    rule: {
      title: 'Clés d’accès pour l’argent',
      on: 'Pour déplacer de l’argent, ou modifier qui peut le faire, il faut une clé d’accès utilisée dans les 15 dernières minutes.',
      off: 'Pour déplacer de l’argent, ou modifier qui peut le faire, un code de l’application d’authentification suffit.',
      require: {
        button: 'Exiger une clé d’accès',
        title: 'Exiger une clé d’accès pour l’argent ?',
        text: 'Sans clé d’accès, un membre ne peut pas déplacer d’argent tant qu’il n’en a pas créé une. Confirmez d’abord avec votre propre clé.',
      },
      free: {
        button: 'Ne plus exiger de clé d’accès',
        title: 'Ne plus exiger de clé d’accès pour l’argent ?',
        text: 'Un code de l’application d’authentification suffira de nouveau.',
      },
    },
  },
};
