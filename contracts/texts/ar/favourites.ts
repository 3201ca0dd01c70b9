import type { favourites as english } from '../en/favourites.ts';
import type { Translation } from '../translation.ts';

export const favourites = {
  title: 'المفضلة',
  kept: 'المحفوظ {where, select, account {في حسابك} other {على هذا الجهاز فقط}}: {count, plural, zero {# مكان إقامة} one {مكان إقامة واحد} two {مكانا إقامة} few {# أماكن إقامة} many {# مكان إقامة} other {# مكان إقامة}}.',
  none: 'لا توجد أماكن إقامة في مفضلتك بعد. القلب الظاهر عند مكان الإقامة يحفظه هنا، {where, select, account {في حسابك} other {على هذا الجهاز فقط}}.',
  notLoaded: 'تعذّر تحميل المفضلة من حسابك. يُرجى إعادة تحميل الصفحة.',
  findStay: 'البحث عن إقامة',
  removed: 'تمت إزالة \u2068{name}\u2069.',
  undo: 'تراجع',
  remove: 'إزالة',
  removeOf: 'إزالة: \u2068{name}\u2069',
  gone: 'لم يعد مكان الإقامة هذا معروضًا.',
  property: 'مكان الإقامة هذا',
  tonight: 'الليلة',
  from: '{days} ابتداءً من',
  tonightFrom: 'الليلة ابتداءً من',
  heart: {
    add: 'إضافة إلى المفضلة',
    addOf: 'إضافة إلى المفضلة: \u2068{name}\u2069',
    added: 'في مفضلتك',
    full: 'الحد الأقصى للمفضلة على هذا الجهاز هو {most, number}. يُرجى إزالة مكان إقامة أولًا.',
  },
  notSaved: {
    device: 'تعذّر حفظ مفضلتك في حسابك. وهي محفوظة على هذا الجهاز.',
    some: 'تعذّر حفظ بعض أماكن الإقامة المفضلة. يُرجى المحاولة لاحقًا.',
    added: 'تعذّرت إضافة \u2068{name}\u2069 إلى مفضلتك. يُرجى المحاولة لاحقًا.',
    removed: 'تعذّرت إزالة \u2068{name}\u2069 من مفضلتك. يُرجى المحاولة لاحقًا.',
    close: 'إغلاق',
  },
} as const satisfies Translation<typeof english>;
