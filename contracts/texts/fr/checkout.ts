import type { checkout as english } from '../en/checkout.ts';
import type { Translation } from '../translation.ts';

export const checkout = {
  title: 'Finalisez votre réservation',
  back: 'Retour à la sélection',
  guests: 'Informations sur les clients',
  acceptChange: 'Pour réserver, acceptez la modification en haut de cette page.',
  cancellation: '{terms}.',
  nonRefundable: 'Non remboursable : en cas d’annulation, vous payez le prix entier.',
  starsAndPlace: '{stars}, {place}',

  bookNow: {
    label: 'Réserver maintenant',
    binding: 'Réserver avec obligation de paiement',
    noWithdrawal: 'La loi ne prévoit pas de droit de rétractation pour les séjours à dates fixes.',
    onRequest: 'Envoyer la demande',
    sending: 'Réservation…',
    isSending: 'Votre réservation est en cours d’envoi. Cela peut prendre quelques secondes.',
    offline:
      'Vous êtes hors ligne : rien n’est envoyé. Vous pourrez continuer avec le réseau ; votre saisie est conservée.',
    atOnce: 'L’hôtel confirme immédiatement.',
    byMail:
      'Votre demande vous oblige à payer dès que l’hôtel l’a confirmée. Vous recevrez sa réponse par e-mail.',
  },

  services: {
    title: 'Services supplémentaires',
    note: 'Nous demanderons les services supplémentaires et vous préviendrons dès leur confirmation.',
    onRequest: 'Sur demande',
  },

  agent: {
    title: 'Prix client et commission',
    clientPrice: 'Prix client',
    commission: 'Commission',
    noCommission: 'Aucune commission',
    earned: '{percent, number} % {amount}',
  },

  notBooked: {
    bookedAlready: {
      title: 'Vous avez déjà réservé ce séjour : {hotel}, {days}',
      reason:
        'La réservation porte le numéro {number}. Rien de plus n’est réservé, sauf si vous le demandez.',
    },
    openThat: 'Ouvrir cette réservation',
    onceMore: 'Réserver une fois de plus',
    rewards: 'OneKeyCash n’a pas pu être utilisé',
    promotion: 'Votre code promo n’a pas pu être utilisé',
    signIn: 'Connectez-vous pour l’utiliser',
    sentBefore: {
      title: 'Cette réservation a déjà été envoyée avec d’autres informations',
      reason:
        'Elle a peut-être été effectuée dans un autre onglet : cherchez d’abord l’e-mail correspondant. « {bookNow} » crée une seconde réservation.',
    },
    feeChanged: {
      title: 'L’annulation de votre réservation précédente coûte désormais plus cher',
      reason: 'Rien n’a été modifié. Vérifiez les nouveaux frais avant de décider de nouveau.',
    },
    notChangeable: {
      title: 'Votre réservation ne peut plus être modifiée',
      reason: 'Rien n’a été modifié. Sa page indique où elle en est.',
    },
    priceChanged: {
      title: 'Le prix de cette chambre a changé',
      reason: 'Rien n’est réservé. Rechargez la page pour voir le nouveau prix.',
    },
    rejected: {
      title: 'L’hôtel n’a pas accepté cette réservation',
      reason: 'Rien n’est réservé. Vérifiez les informations, ou choisissez une autre chambre.',
    },
    invalid: {
      title: 'Cette réservation n’a pas été acceptée',
      reason: 'Rien n’est réservé. Vérifiez les informations, puis réessayez.',
    },
  },

  unknownOutcome: {
    title: 'Nous ne savons pas encore si votre réservation est effectuée',
    stillUnknown: 'Toujours aucune réponse',
    reason:
      'Aucune réponse à votre réservation n’est arrivée. Réessayez : si elle a été effectuée, vous y accéderez ; sinon, elle le sera maintenant. Elle n’est jamais effectuée deux fois.',
    tooManyTries:
      'Trop de tentatives. Patientez une minute, puis réessayez : ce qui est déjà réservé ne l’est jamais deux fois.',
    trying: 'Nouvel essai…',
  },

  sample: {
    hotel: 'Riad Atlas Garden',
    place: 'Marrakech, Maroc',
    room: 'Chambre Double Standard, vue sur le patio',
    cancellation: 'Annulation gratuite avant le {day}',
    from: 'à partir de 14:00',
    until: 'jusqu’à 12:00',
    cityTax: 'Taxe de séjour',
    taxNote: 'TVA non applicable',
    guestsNames: 'Noms des clients',
    promoCode: 'Code promo',
    payWithPoints: 'Payer avec des points',
    pointsToSpend: 'Points à utiliser',
    points: '{points, plural, one {# point} other {# points}}',
  },
} as const satisfies Translation<typeof english>;
