import type { services as english } from '../en/services.ts';
import type { Translation } from '../translation.ts';

export const services = {
  names: {
    meal: 'Verpflegung',
    'early-check-in': 'Früher Check-in',
    'late-check-out': 'Später Check-out',
  },
  reasons: {
    meal: 'Falls mehr Verpflegung gewünscht ist',
    'early-check-in': 'Falls die Gäste vor {from} ankommen',
    'late-check-out': 'Falls die Gäste ausschlafen möchten',
  },
  prompts: {
    meal: 'Verpflegung wählen',
    'early-check-in': 'Ankunftszeit wählen',
    'late-check-out': 'Abreisezeit wählen',
  },
  meals: {
    breakfast: 'Frühstück',
    'half-board': 'Halbpension',
    'full-board': 'Vollpension',
    'all-inclusive': 'All-inclusive',
  },
} as const satisfies Translation<typeof english>;
