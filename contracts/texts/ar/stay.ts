import type { stay as english } from '../en/stay.ts';
import type { Translation } from '../translation.ts';

export const stay = {
  days: '{from} – {to}',
  daysOfYear: '{from} – {to} {year}',
  rooms:
    '{count, plural, zero {# غرفة} one {غرفة واحدة} two {غرفتان} few {# غرف} many {# غرفة} other {# غرفة}}',
  adults:
    '{count, plural, zero {# بالغ} one {بالغ واحد} two {بالغان} few {# بالغين} many {# بالغًا} other {# بالغ}}',
  children:
    '{count, plural, zero {# طفل} one {طفل واحد} two {طفلان} few {# أطفال} many {# طفلًا} other {# طفل}}',
  guests:
    '{adults, plural, zero {# بالغ} one {بالغ واحد} two {بالغان} few {# بالغين} many {# بالغًا} other {# بالغ}}{children, plural, =0 {} zero {} one {، طفل واحد} two {، طفلان} few {، # أطفال} many {، # طفلًا} other {، # طفل}}',
  party:
    '{travelers, plural, zero {# مسافر} one {مسافر واحد} two {مسافران} few {# مسافرين} many {# مسافرًا} other {# مسافر}}، {rooms, plural, zero {# غرفة} one {غرفة واحدة} two {غرفتان} few {# غرف} many {# غرفة} other {# غرفة}}',
  tonight: 'الليلة، ليلة واحدة',
  meal: {
    'room-only': 'الغرفة فقط',
    breakfast: 'يشمل الإفطار',
    'half-board': 'نصف إقامة',
    'full-board': 'إقامة كاملة',
    'all-inclusive': 'شامل كليًا',
  },
  cancellation: {
    nonRefundable: 'غير قابل للاسترداد',
    noLongerFree: 'لم يعد الإلغاء مجانيًا',
    freeUntil: 'إلغاء مجاني حتى {deadline}',
  },
  instantInZone: '{instant} (\u2068{zone}\u2069)',
  zone: 'بتوقيت \u2068{city}\u2069، {offset}',
  payment: {
    nothing: 'لم يتبقَّ ما يُدفع: أرصدتك تغطي تكلفة الإقامة كاملة.',
    beforeArrival: 'تدفع {amount} للفندق قبل الوصول.',
    atProperty: 'تدفع {amount} في مكان الإقامة.',
  },
} as const satisfies Translation<typeof english>;
