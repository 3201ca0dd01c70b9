import type { newsletterLinks as english } from '../en/newsletterLinks.ts';
import type { Translation } from '../translation.ts';

export const newsletterLinks = {
  incomplete: 'Cette adresse est incomplète. Ouvrez de nouveau le lien de l’e-mail.',
  confirm: {
    title: 'Confirmez votre abonnement',
    ask: 'Encore une étape, et notre newsletter arrive dans votre boîte de réception. Votre code pour 10 % de réduction sur votre première réservation suit par e-mail.',
    button: 'Confirmer l’abonnement',
    expired:
      'Ce lien a expiré ou a été remplacé. Abonnez-vous de nouveau sur la page d’accueil, et nous vous en enverrons un autre.',
    done: {
      subscribed:
        'Votre abonnement est confirmé. Votre code pour 10 % de réduction se trouve dans l’e-mail que nous venons de vous envoyer.',
      'subscribed-again':
        'Votre abonnement est de nouveau actif. Votre code pour 10 % de réduction vous a été envoyé lors de votre premier abonnement.',
      already: 'Vous recevez déjà notre newsletter. Il n’y a plus rien à faire.',
    },
  },
  unsubscribe: {
    title: 'Se désabonner',
    heading: 'Se désabonner de la newsletter',
    ask: 'Vous ne recevrez plus de newsletter, et nous supprimerons votre adresse de notre liste.',
    button: 'Se désabonner',
    expired:
      'Ce lien n’est pas valable. Ouvrez celui qui se trouve à la fin de notre dernier e-mail.',
    done: 'Votre désabonnement est effectué, et votre adresse a été supprimée de notre liste.',
  },
} as const satisfies Translation<typeof english>;
