import type { chosenStay as english } from '../en/chosenStay.ts';
import type { Translation } from '../translation.ts';

export const chosenStay = {
  step: 'الخطوة {step, number} من 2',
  checkIn: 'تسجيل الوصول',
  checkOut: 'تسجيل المغادرة',
  from: 'من {time}',
  until: 'حتى {time}',
  nights:
    '{nights, plural, zero {إقامة لمدة # ليلة} one {إقامة لليلة واحدة} two {إقامة لليلتين} few {إقامة لمدة # ليالٍ} many {إقامة لمدة # ليلة} other {إقامة لمدة # ليلة}}',
  hotelStars:
    '{stars, plural, zero {فندق بدون نجوم} one {فندق بنجمة واحدة} two {فندق بنجمتين} few {فندق من فئة # نجوم} many {فندق من فئة # نجمة} other {فندق من فئة # نجمة}}',
  phone: 'الهاتف: <value>{phone}</value>',
  email: 'البريد الإلكتروني: <value>{email}</value>',
  importantInformation: 'معلومات مهمة',
  none: {
    title: 'لم يتم اختيار غرفة بعد',
    reason: 'يُرجى البحث عن إقامة ثم اختيار غرفة لحجزها.',
  },
  unknown: {
    title: 'تعذّر العثور على هذه الغرفة',
    reason: 'قد يكون الرابط قديمًا أو غير مكتمل، أو قد يتعذّر الوصول إلى الفندق حاليًا.',
  },
  search: 'البحث عن إقامة',
  gone: {
    title: 'لم يعد هذا العرض متاحًا',
    reason: 'لم تعد هذه الغرفة معروضة بهذه الشروط لفترة إقامتك: \u2068{hotel}\u2069.',
    rooms: 'عرض غرف \u2068{hotel}\u2069',
  },
  moved: {
    terms: 'تغيّرت الشروط',
    price: 'تغيّر السعر',
    payment: 'تغيّر موعد الدفع',
    lower: 'السعر الآن أقل',
    higher: 'السعر الآن أعلى',
    needsConsent: 'يُرجى الاطلاع على ما تغيّر منذ اختيارك هذه الغرفة، وقبوله للمتابعة.',
    note: 'هذا ما تغيّر منذ اختيارك هذه الغرفة.',
    term: '{label}: <was>{before}</was> <now>{after}</now>',
    accept: 'قبول التغيير',
    takeLower: 'قبول السعر الأقل',
    otherRoom: 'اختيار غرفة أخرى',
    label: 'ما الذي تغيّر',
    item: 'البند',
    before: 'سابقًا',
    now: 'الآن',
    difference: 'الفرق',
    atProperty: '\u2068{line}\u2069 (في مكان الإقامة)',
  },
} as const satisfies Translation<typeof english>;
