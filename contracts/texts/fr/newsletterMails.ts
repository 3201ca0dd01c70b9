import type { newsletterMails as english } from '../en/newsletterMails.ts';
import type { Translation } from '../translation.ts';

export const newsletterMails = {
  unsubscribe: 'Se désabonner',
  confirm: {
    subject: 'Confirmez votre abonnement',
    body: 'Quelqu’un, probablement vous, a demandé notre newsletter avec cette adresse. Confirmez pour la recevoir, avec un code pour 10 % de réduction sur votre première réservation. Le lien est valable sept jours.',
    link: 'Confirmer l’abonnement',
    notYou: 'Si vous ne l’avez pas demandée, ignorez cet e-mail : rien d’autre ne sera envoyé.',
  },
  already: {
    subject: 'Vous recevez déjà notre newsletter',
    body: 'Quelqu’un, probablement vous, a demandé notre newsletter avec cette adresse, qui la reçoit déjà. Il n’y a rien à faire.',
  },
  welcome: {
    subject: 'Bienvenue dans notre newsletter',
    heading: 'Votre abonnement est confirmé',
    withCode:
      'Merci. Voici votre code pour 10 % de réduction sur votre première réservation. Il est personnel et fonctionne une seule fois : connectez-vous avec un compte associé à cette adresse e-mail, puis saisissez-le avant de réserver.',
    again:
      'Ravis de vous retrouver. Votre code pour 10 % de réduction vous a été envoyé lors de votre premier abonnement.',
    code: 'Votre code',
    off: '10 % de réduction',
    findRoom: 'Trouver une chambre',
  },
} as const satisfies Translation<typeof english>;
