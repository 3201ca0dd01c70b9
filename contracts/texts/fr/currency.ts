import type { currency as english } from '../en/currency.ts';
import type { Translation } from '../translation.ts';

export const currency = {
  label: 'Devise d’affichage des prix',
  none: 'Devise',
  asCharged: 'Devise d’origine',
  choice: '{code} · {name}',
  outdated: 'Pas de conversion : les derniers taux de change datent du {date}',
  notLoaded: 'Pas de conversion : les taux de change n’ont pas pu être chargés',
  nameAndCode: '{name} ({code})',
  charged: 'Vous payez l’hôtel en {currencies}.',
  estimates:
    'Les montants précédés de ≈ sont des estimations en {currency}, selon les taux de change de la Banque centrale européenne du {date}.',
  noRate: 'Il n’y a pas de taux de change pour : {currencies}.',
} as const satisfies Translation<typeof english>;
