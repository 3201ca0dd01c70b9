import type { credits as english } from '../en/credits.ts';
import type { Translation } from '../translation.ts';

export const credits = {
  rewards: {
    title: 'Votre OneKeyCash',
    signIn: 'Connectez-vous pour utiliser OneKeyCash',
    earn: 'En vous connectant, vous gagnez aussi {amount} en OneKeyCash avec cette réservation.',
    none: 'Vous n’avez pas de OneKeyCash en {currency} à utiliser pour ce séjour.',
    belowMinimum:
      'Vous avez {balance} en OneKeyCash. Jusqu’à votre premier séjour, il est utilisable pour les réservations d’au moins {minimum}.',
    balance: 'Vous avez un crédit OneKeyCash de {amount} à utiliser pour ce séjour.',
    apply: 'Utiliser mes {amount} en OneKeyCash',
    value: 'Montant OneKeyCash',
    charged: 'Rien ne vous sera débité aujourd’hui. Pour ce séjour, vous payez {amount}.',
    error: {
      notAnAmount: 'Saisissez un montant, par exemple {example}. Rien n’est déduit.',
      overBalance: 'Vous avez {amount}. Saisissez ce montant au maximum ; rien n’est déduit.',
      overPrice: 'Le prix est de {amount}. Saisissez ce montant au maximum ; rien n’est déduit.',
    },
  },
  points: {
    use: 'Payer avec des points',
    label: 'OneKeyCash à utiliser',
    all: 'Tout : {amount}',
  },
  promotion: {
    title: 'Utiliser un bon de réduction, un crédit ou un code promo',
    label: 'Code promo',
    apply: 'Appliquer',
    hint: 'Appliquez-le pour voir le nouveau prix.',
    applied: 'Promotion {code} : {amount} de réduction',
    remove: 'Retirer',
    removeLabel: 'Retirer le code promo',
    signIn: 'Connectez-vous pour utiliser ce code',
    error: {
      empty: 'Saisissez un code promo.',
      form: 'Un code promo compte de 3 à 40 lettres, chiffres et traits d’union.',
      refused: 'Ce code promo ne peut pas être utilisé.',
      tooMany: 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
      notChecked: 'Le code n’a pas pu être vérifié. Réessayez.',
    },
  },
} as const satisfies Translation<typeof english>;
