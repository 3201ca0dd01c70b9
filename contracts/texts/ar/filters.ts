import type { filters as english } from '../en/filters.ts';
import type { Translation } from '../translation.ts';

export const filters = {
  title: 'تصفية',
  filterBy: 'تصفية حسب',
  showResults: 'عرض النتائج',
  group: {
    popular: 'عوامل التصفية الشائعة',
    stars: 'عدد النجوم',
    price: 'السعر',
    guestRating: 'تقييم النزلاء',
    neighborhood: 'الحي',
  },
  propertyName: 'البحث باسم مكان الإقامة',
  compare: 'مقارنة أماكن الإقامة',
  choice: {
    any: 'الكل',
    stars:
      '{stars, plural, zero {# نجمة} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
    wonderful: 'رائع 9+',
    veryGood: 'جيد جدًا 8+',
    good: 'جيد 7+',
    clifton: 'كليفتون',
  },
  price: {
    min: 'الأدنى',
    max: 'الأقصى',
    range: 'نطاق السعر',
    lowest: 'أدنى سعر',
    highest: 'أعلى سعر',
    none: '$0',
    minAboveMax: 'الحد الأدنى أكبر من الحد الأقصى.',
    noAmount: 'يُرجى إدخال مبلغ، مثل 120.',
    scope: 'للإقامة كاملة، شاملًا الضرائب',
    scopeIn: 'للإقامة كاملة، شاملًا الضرائب، بعملة {currency}',
    scopeOfSome:
      'للإقامة كاملة، شاملًا الضرائب، بعملة {currency}. عند تحديد حدّ للسعر، لا تُعرض الفنادق التي أسعارها بعملة \u2068{currencies}\u2069',
  },
  active: {
    title: 'عوامل التصفية المستخدمة',
    remove: 'إزالة عامل التصفية: \u2068{filter}\u2069',
    clear: 'مسح الكل',
    name: 'الاسم: \u2068{name}\u2069',
    priceBetween: '{min} إلى {max}',
    priceFrom: 'من {min}',
    priceTo: 'حتى {max}',
  },
  noMatches: {
    without:
      'لا يطابق أي مكان إقامة جميع عوامل التصفية. بدون «\u2068{filter}\u2069» {count, plural, zero {لا يوجد أي مكان إقامة} one {يوجد مكان إقامة واحد} two {يوجد مكانا إقامة} few {توجد # أماكن إقامة} many {يوجد # مكان إقامة} other {يوجد # مكان إقامة}}.',
    withoutAvailable:
      'لا يطابق أي مكان إقامة جميع عوامل التصفية. بدون «\u2068{filter}\u2069» {count, plural, zero {لا يتوفر أي مكان إقامة} one {يتوفر مكان إقامة واحد} two {يتوفر مكانا إقامة} few {تتوفر # أماكن إقامة} many {يتوفر # مكان إقامة} other {يتوفر # مكان إقامة}}.',
    remove: 'إزالة «\u2068{filter}\u2069»',
    noSingle: 'لا يطابق أي مكان إقامة جميع عوامل التصفية، ولن تغيّر إزالة أحدها ذلك.',
    clear: 'مسح جميع عوامل التصفية',
  },
  whyUnknown: {
    stars: 'لا يوجد تصنيف بالنجوم لهذه الفنادق.',
    guestRating: 'لا يوجد تقييم من النزلاء لهذه الفنادق.',
    kind: 'نوع أماكن الإقامة هذه غير معروف.',
    neighborhood: 'أحياء هذه الفنادق غير معروفة.',
    breakfast: 'لا يُعرف أي من هذه الفنادق يقدّم الإفطار.',
    price: 'أسعار هذه الفنادق غير معروفة.',
    name: 'لا توجد أسماء لهذه الفنادق.',
  },
} as const satisfies Translation<typeof english>;
