import type { services as english } from '../en/services.ts';
import type { Translation } from '../translation.ts';

export const services = {
  names: {
    meal: 'نوع الوجبات',
    'early-check-in': 'تسجيل وصول مبكر',
    'late-check-out': 'تسجيل مغادرة متأخر',
  },
  reasons: {
    meal: 'ترقية نوع الوجبات',
    'early-check-in': 'في حال وصول النزلاء قبل {from}',
    'late-check-out': 'في حال رغبة النزلاء في النوم لوقت أطول',
  },
  prompts: {
    meal: 'اختيار نوع الوجبات',
    'early-check-in': 'اختيار وقت الوصول',
    'late-check-out': 'اختيار وقت المغادرة',
  },
  meals: {
    breakfast: 'إفطار',
    'half-board': 'نصف إقامة',
    'full-board': 'إقامة كاملة',
    'all-inclusive': 'شامل كليًا',
  },
} as const satisfies Translation<typeof english>;
