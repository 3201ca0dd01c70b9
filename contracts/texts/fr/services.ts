import type { services as english } from '../en/services.ts';
import type { Translation } from '../translation.ts';

export const services = {
  names: {
    meal: 'Formule repas',
    'early-check-in': 'Arrivée anticipée',
    'late-check-out': 'Départ tardif',
  },
  reasons: {
    meal: 'Passer à une formule repas supérieure',
    'early-check-in': 'Si les clients arrivent avant {from}',
    'late-check-out': 'Si les clients souhaitent faire la grasse matinée',
  },
  prompts: {
    meal: 'Choisissez une formule repas',
    'early-check-in': 'Choisissez une heure d’arrivée',
    'late-check-out': 'Choisissez une heure de départ',
  },
  meals: {
    breakfast: 'Petit-déjeuner',
    'half-board': 'Demi-pension',
    'full-board': 'Pension complète',
    'all-inclusive': 'Tout compris',
  },
} as const satisfies Translation<typeof english>;
