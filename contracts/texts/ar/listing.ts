import type { listing as english } from '../en/listing.ts';
import type { Translation } from '../translation.ts';

export const listing = {
  title: 'الإقامات',
  titleOf: 'الإقامات في \u2068{city}\u2069',
  loading: 'جارٍ البحث عن إقامات',
  found:
    '{count, plural, =0 {لم يتم العثور على أماكن إقامة} zero {لم يتم العثور على أماكن إقامة} one {تم العثور على مكان إقامة واحد} two {تم العثور على مكانَي إقامة} few {تم العثور على # أماكن إقامة} many {تم العثور على # مكان إقامة} other {تم العثور على # مكان إقامة}}',
  foundListed:
    '{count, plural, =0 {لم يتم العثور على أماكن إقامة} zero {لم يتم العثور على أماكن إقامة} one {تم العثور على مكان إقامة واحد} two {تم العثور على مكانَي إقامة} few {تم العثور على # أماكن إقامة} many {تم العثور على # مكان إقامة} other {تم العثور على # مكان إقامة}}',
  firstOf: 'الفنادق المعروضة: أول {count, number} من أصل {total, number}',
  results: 'نتائج البحث',
  sortBy: 'ترتيب حسب',
  ranking: 'كيف نرتّب النتائج',
  sort: {
    recommended: 'الموصى به',
    price: 'السعر، الأقل أولًا',
    'guest-rating': 'تقييم النزلاء، الأعلى أولًا',
    stars: 'النجوم، الأكثر أولًا',
    distance: 'المسافة من المركز',
  },
  availability: {
    some: 'المتاح: {available, number} من {total, number}.',
    fewHaveRoom:
      'المتاح: {available, number} من {total, number}. {small, plural, zero {# مكان إقامة لا يتسع} one {مكان إقامة واحد لا يتسع} two {مكانا إقامة لا يتسعان} few {# أماكن إقامة لا تتسع} many {# مكان إقامة لا يتسع} other {# مكان إقامة لا يتسع}} {who, select, adults {{people, plural, zero {لعدد # بالغ} one {لبالغ واحد} two {لبالغَين اثنين} few {لعدد # بالغين} many {لعدد # بالغًا} other {لعدد # بالغ}}} other {{people, plural, zero {لعدد # مسافر} one {لمسافر واحد} two {لمسافرَين اثنين} few {لعدد # مسافرين} many {لعدد # مسافرًا} other {لعدد # مسافر}}}}{rooms, plural, =1 {} zero { في # غرفة} one { في غرفة واحدة} two { في غرفتين} few { في # غرف} many { في # غرفة} other { في # غرفة}}.',
    noneHasRoom:
      'المتاح: {available, number} من {total, number}. لا يتسع أي منها {who, select, adults {{people, plural, zero {لعدد # بالغ} one {لبالغ واحد} two {لبالغَين اثنين} few {لعدد # بالغين} many {لعدد # بالغًا} other {لعدد # بالغ}}} other {{people, plural, zero {لعدد # مسافر} one {لمسافر واحد} two {لمسافرَين اثنين} few {لعدد # مسافرين} many {لعدد # مسافرًا} other {لعدد # مسافر}}}}{rooms, plural, =1 {} zero { في # غرفة} one { في غرفة واحدة} two { في غرفتين} few { في # غرف} many { في # غرفة} other { في # غرفة}}.',
  },
  prices: {
    notCompared: 'الأسعار هنا بعملات \u2068{currencies}\u2069 ولا يمكن مقارنتها.',
    ratesForgotten: 'لم تعد أسعار الصرف بتاريخ {day} معروفة.',
    compared:
      'الأسعار هنا بعملات \u2068{currencies}\u2069، وقورنت بعملة {currency} وفق أسعار الصرف بتاريخ {day}.',
    withoutRate: 'لا يوجد سعر صرف لعملة \u2068{currencies}\u2069.',
  },
  pages: {
    label: 'الصفحات',
    previous: 'السابق',
    next: 'التالي',
    number: 'الصفحة {page, number}',
  },
  nothingFound: {
    warning: 'لم يتم العثور على فنادق مطابقة لبحثك.',
    noHotelsIn: 'ليس لدينا فنادق في \u2068{city}\u2069.',
    otherDays: 'أيام أخرى',
    otherDaysIn: 'أيام أخرى في \u2068{city}\u2069',
    checkSpelling: 'يُرجى التحقق من كتابة \u2068{city}\u2069، أو البحث في مكان آخر',
    elsewhere: 'البحث في مكان آخر',
  },
} as const satisfies Translation<typeof english>;
