import type { hotels as english } from '../en/hotels.ts';
import type { Translation } from '../translation.ts';

export const hotels = {
  room: 'غرفة',
  place: '\u2068{inner}\u2069، \u2068{outer}\u2069',
  stars: {
    live: '{stars, plural, =0 {بدون تصنيف} zero {بدون تصنيف} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
    listed:
      '{stars, plural, =0 {لا يوجد تصنيف} zero {لا يوجد تصنيف} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
    onPage:
      '{stars, plural, =0 {لا يوجد تصنيف} zero {لا يوجد تصنيف} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
    badge: { inList: '-', onPage: 'لا يوجد' },
  },
  guests: {
    word: {
      wonderful: 'رائع',
      veryGood: 'جيد جدًا',
      good: 'جيد',
    },
    reviews:
      '{reviews, plural, zero {# تعليق} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}}',
    summary:
      '{score} {word} · {reviews, plural, zero {# تعليق} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}}',
    summaryWithoutWord:
      '{score} · {reviews, plural, zero {# تعليق} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}}',
  },
  kind: {
    hotel: 'فندق',
    apartment: 'شقة',
    'guest-house': 'بيت ضيافة',
    hostel: 'بيت شباب',
    resort: 'منتجع',
    villa: 'فيلا',
    riad: 'رياض',
    lodge: 'نُزُل',
    ryokan: 'ريوكان',
  },
  policies: {
    checkIn: 'تسجيل الوصول',
    checkInFrom: 'تسجيل الوصول من {time}',
    checkOut: 'تسجيل المغادرة',
    checkOutUntil: 'تسجيل المغادرة {time}',
  },
  seeAvailability: 'عرض التوفر',
  seeAvailabilityOf: 'عرض التوفر: \u2068{name}\u2069',
  slide: {
    seeAvailability: 'عرض التوفر<more>: \u2068{name}\u2069</more>',
    viewHotel: 'عرض الفندق<more>: \u2068{name}\u2069</more>',
  },
  carousel: {
    name: 'الفنادق الرائجة',
    role: 'شريط عرض',
    dot: 'الفندق {number, number} من {total, number}',
    next: 'الفندق التالي',
    previous: 'الفندق السابق',
  },
  loading: 'جارٍ تحميل الفنادق...',
  price: {
    perNight: '{price} لليلة',
    forStay: 'عرض السعر: {stay}',
    fullTonight: 'لا توجد غرف متبقية الليلة',
    tryRooms:
      '{rooms, plural, zero {تجربة # غرفة} one {تجربة غرفة واحدة} two {تجربة غرفتين} few {تجربة # غرف} many {تجربة # غرفة} other {تجربة # غرفة}}',
  },
  terms: {
    payAtProperty: 'لا يلزم الدفع المسبق – الدفع في مكان الإقامة',
    breakfastNotInPrice: 'الإفطار غير مشمول في هذا السعر',
    onRequest: 'حسب الطلب: مكان الإقامة يؤكد الحجز',
  },
  sample: {
    stay: 'ليلة واحدة، بالغان',
    amount: 'PKR 14,400',
    taxes: '\u2066+PKR 2,160\u2069 ضرائب ورسوم',
    freeCancellation: 'إلغاء مجاني',
  },
  unavailable: {
    full: 'لا توجد غرف متبقية لهذه التواريخ',
    unknown: 'لا يتوفر سعر',
    few: '{rooms, plural, zero {تبقّى أقل من # غرفة} one {تبقّى أقل من غرفة واحدة} two {تبقّى أقل من غرفتين} few {تبقّى أقل من # غرف} many {تبقّى أقل من # غرفة} other {تبقّى أقل من # غرفة}}',
    tooMany:
      '{children, plural, =0 {{adults, plural, zero {لا توجد غرفة لعدد # بالغ} one {لا توجد غرفة لبالغ واحد} two {لا توجد غرفة لبالغَين اثنين} few {لا توجد غرفة لعدد # بالغين} many {لا توجد غرفة لعدد # بالغًا} other {لا توجد غرفة لعدد # بالغ}}} zero {{adults, plural, zero {لا توجد غرفة لعدد # بالغ} one {لا توجد غرفة لبالغ واحد} two {لا توجد غرفة لبالغَين اثنين} few {لا توجد غرفة لعدد # بالغين} many {لا توجد غرفة لعدد # بالغًا} other {لا توجد غرفة لعدد # بالغ}}} one {{travelers, plural, zero {لا توجد غرفة لعدد # مسافر} one {لا توجد غرفة لمسافر واحد} two {لا توجد غرفة لمسافرَين اثنين} few {لا توجد غرفة لعدد # مسافرين} many {لا توجد غرفة لعدد # مسافرًا} other {لا توجد غرفة لعدد # مسافر}}} two {{travelers, plural, zero {لا توجد غرفة لعدد # مسافر} one {لا توجد غرفة لمسافر واحد} two {لا توجد غرفة لمسافرَين اثنين} few {لا توجد غرفة لعدد # مسافرين} many {لا توجد غرفة لعدد # مسافرًا} other {لا توجد غرفة لعدد # مسافر}}} few {{travelers, plural, zero {لا توجد غرفة لعدد # مسافر} one {لا توجد غرفة لمسافر واحد} two {لا توجد غرفة لمسافرَين اثنين} few {لا توجد غرفة لعدد # مسافرين} many {لا توجد غرفة لعدد # مسافرًا} other {لا توجد غرفة لعدد # مسافر}}} many {{travelers, plural, zero {لا توجد غرفة لعدد # مسافر} one {لا توجد غرفة لمسافر واحد} two {لا توجد غرفة لمسافرَين اثنين} few {لا توجد غرفة لعدد # مسافرين} many {لا توجد غرفة لعدد # مسافرًا} other {لا توجد غرفة لعدد # مسافر}}} other {{travelers, plural, zero {لا توجد غرفة لعدد # مسافر} one {لا توجد غرفة لمسافر واحد} two {لا توجد غرفة لمسافرَين اثنين} few {لا توجد غرفة لعدد # مسافرين} many {لا توجد غرفة لعدد # مسافرًا} other {لا توجد غرفة لعدد # مسافر}}}}',
  },
} as const satisfies Translation<typeof english>;
