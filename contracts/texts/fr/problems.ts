import type { problems as english } from '../en/problems.ts';
import type { Translation } from '../translation.ts';

export const problems = {
  promotion: {
    unknown: 'Le code promo {code} n’existe pas.',
    'unknown-to-account': 'Le code promo {code} n’existe pas pour ce compte.',
    'not-yet': '{code} est utilisable à partir du {day}.',
    ended: '{code} a expiré.',
    'ended-on': '{code} était utilisable jusqu’au {day}.',
    'used-up': '{code} a atteint son nombre maximal d’utilisations.',
    'already-used': 'Vous avez utilisé {code} autant de fois que possible.',
    'signed-out': 'Pour utiliser {code}, connectez-vous avec une adresse e-mail confirmée.',
    amount: 'La réduction accordée par {code} est d’un autre montant.',
    'other-currency': '{code} est valable pour les prix en {currency}, pas en {wanted}.',
  },

  rewards: {
    off: 'OneKeyCash ne peut pas être utilisé pour le moment.',
    'signed-out': 'Connectez-vous pour utiliser OneKeyCash.',
    amount: 'Le montant en OneKeyCash dépasse le prix.',
    minimum:
      'Jusqu’à votre premier séjour, OneKeyCash est utilisable pour les réservations à partir de {minimum}.',
    balance: 'Vous n’avez pas autant de OneKeyCash.',
    refused: 'OneKeyCash ne peut pas être utilisé pour cette réservation.',
  },

  creditNotUsed:
    '{reason} Rien n’a été réservé. Vérifiez le nouveau prix, puis appuyez de nouveau sur « {bookNow} ».',

  field: {
    required: 'Remplissez ce champ.',
    'too-short': 'Trop court : au moins {min, plural, one {# caractère} other {# caractères}}.',
    'too-long': 'Trop long : au plus {max, plural, one {# caractère} other {# caractères}}.',
    'one-line': 'Écrivez le tout sur une seule ligne, sans retour à la ligne.',
    'control-characters':
      'Un des caractères ne peut pas être utilisé. Saisissez le texte à nouveau.',
    unchanged: 'C’est déjà l’adresse de votre compte.',
    invalid: 'Cette saisie n’est pas acceptée. Vérifiez-la, puis réessayez.',
  },
} as const satisfies Translation<typeof english>;
