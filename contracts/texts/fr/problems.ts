import type { problems as english } from '../en/problems.ts';
import type { Translation } from '../translation.ts';

export const problems = {
  promotion: {
    unknown: 'Le code promo {code} n’existe pas.',
    unknownToAccount: 'Le code promo {code} n’existe pas pour ce compte.',
    notYet: '{code} est utilisable à partir du {day}.',
    notYetOpen: '{code} n’est pas encore utilisable.',
    ended: '{code} a expiré.',
    endedOn: '{code} était utilisable jusqu’au {day}.',
    usedUp: '{code} a atteint son nombre maximal d’utilisations.',
    alreadyUsed: 'Vous avez utilisé {code} autant de fois que possible.',
    signedOut: 'Pour utiliser {code}, connectez-vous avec une adresse e-mail confirmée.',
    otherAmount: 'Le montant de la réduction {code} a changé.',
    otherCurrency: '{code} est valable pour des prix dans une autre devise.',
    otherCurrencyThan: '{code} est valable pour les prix en {currency}, pas en {wanted}.',
  },

  rewards: {
    off: 'OneKeyCash ne peut pas être utilisé pour le moment.',
    signedOut: 'Connectez-vous pour utiliser OneKeyCash.',
    overPrice: 'Le montant en OneKeyCash dépasse le prix.',
    belowMinimum:
      'Jusqu’à votre premier séjour, OneKeyCash est utilisable pour les réservations à partir de {minimum}.',
    overBalance: 'Vous n’avez pas autant de OneKeyCash.',
    refused: 'OneKeyCash ne peut pas être utilisé pour cette réservation.',
  },

  creditNotUsed:
    '{reason} Rien n’a été réservé. Vérifiez le nouveau prix, puis appuyez de nouveau sur « {bookNow} ».',

  field: {
    required: 'Remplissez ce champ.',
    tooShort: 'Trop court : au moins {min, plural, one {# caractère} other {# caractères}}.',
    tooLong: 'Trop long : au plus {max, plural, one {# caractère} other {# caractères}}.',
    oneLine: 'Écrivez le tout sur une seule ligne, sans retour à la ligne.',
    controlCharacters: 'Un des caractères ne peut pas être utilisé. Saisissez le texte à nouveau.',
    unchanged: 'C’est déjà l’adresse de votre compte.',
    invalid: 'Cette saisie n’est pas acceptée. Vérifiez-la, puis réessayez.',
  },
} as const satisfies Translation<typeof english>;
