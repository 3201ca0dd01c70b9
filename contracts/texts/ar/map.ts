import type { map as english } from '../en/map.ts';
import type { Translation } from '../translation.ts';

export const map = {
  view: 'عرض على الخريطة',
  short: 'الخريطة',
  noPlaces: 'لا يوجد موقع لهذه الفنادق على الخريطة.',
  results: {
    title: 'خريطة النتائج',
    name: 'الخريطة',
    description: 'تعرض القائمة أماكن الإقامة نفسها كتابةً.',
    prices: 'الأسعار للإقامة كاملة، شاملةً الضرائب والرسوم.',
    unplaced:
      '{count, plural, zero {# مكان إقامة ليس له موقع على الخريطة.} one {مكان إقامة واحد ليس له موقع على الخريطة.} two {مكانا إقامة ليس لهما موقع على الخريطة.} few {# أماكن إقامة ليس لها موقع على الخريطة.} many {# مكان إقامة ليس لها موقع على الخريطة.} other {# مكان إقامة ليس لها موقع على الخريطة.}}',
    viewList: 'عرض كقائمة',
  },
  marker: {
    several:
      '{count, plural, zero {# مكان إقامة} one {مكان إقامة واحد} two {مكانا إقامة} few {# أماكن إقامة} many {# مكان إقامة} other {# مكان إقامة}}',
    stars: '{stars, number} ★',
    name: '\u2068{name}\u2069، {fact}',
  },
  hotel: {
    title: 'خريطة \u2068{name}\u2069',
    description: 'تعرض الصفحة العنوان كتابةً أيضًا.',
    street: 'الاتجاهات وخريطة الشوارع (تُفتح في علامة تبويب جديدة)',
    notAvailable: 'الخريطة غير متوفرة',
  },
  names: '\u2068{names}\u2069، \u2068{name}\u2069',
  keys: 'تحرّك مفاتيح الأسهم الخريطة، ويغيّر مفتاحا الزائد والناقص مستوى التكبير.',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  source: '© المساهمون في OpenStreetMap',
  loading: 'جارٍ تحميل الخريطة...',
  failed: 'تعذّر تحميل الخريطة.',
  close: 'إغلاق',
} as const satisfies Translation<typeof english>;
