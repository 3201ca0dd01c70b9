import type { hotel as english } from '../en/hotel.ts';
import type { Translation } from '../translation.ts';

export const hotel = {
  unknown: 'تفاصيل الفندق',
  thisHotel: 'هذا الفندق',
  notFound: {
    title: 'لم يتم العثور على الفندق',
    heading: 'هذا الفندق غير موجود أو لم يعد معروضًا',
    search: 'البحث عن مكان إقامة آخر:',
  },
  change: {
    choose: 'اختيار الأيام والنزلاء',
    how: 'يُرجى اختيار أيام أخرى أو نزلاء آخرين، ثم اختيار غرفة. في الليالي التي حجزتها بالفعل، يجب أن تتوفر غرفة إضافية واحدة.',
  },
  sections: {
    overview: 'نظرة عامة',
    facilities: 'المرافق الأكثر شيوعًا',
    stay: 'تغيير إقامتك',
    rooms: 'اختيار الغرفة',
    accessibility: 'سهولة الوصول',
    policies: 'السياسات',
    reviews: 'تعليقات النزلاء',
    ratingAndLocation: 'التقييم والموقع',
  },
  tabs: {
    label: 'أقسام هذه الصفحة',
    overview: 'نظرة عامة',
    amenities: 'المرافق',
    rooms: 'الغرف',
    accessibility: 'سهولة الوصول',
    policies: 'السياسات',
    reviews: 'تعليقات النزلاء ({count, number})',
  },
  gallery: {
    label: 'صور \u2068{hotel}\u2069',
    pictures: 'الصور',
    picture: '\u2068{hotel}\u2069، الصورة {number, number}',
    show: 'عرض الصورة {number, number} من {count, number}',
    position: '{number, number} من {count, number}',
    next: 'الصورة التالية',
    previous: 'الصورة السابقة',
    close: 'إغلاق',
  },
  terms: {
    refundable: 'قابل للاسترداد بالكامل',
    someRefundable: 'إلغاء مجاني لبعض الأسعار',
    payLater: 'الحجز الآن والدفع لاحقًا',
    somePayLater: 'الدفع في مكان الإقامة لبعض الأسعار',
  },
  selectRoom: 'اختيار غرفة',
  changeStay: 'تغيير إقامتك',
  price: {
    from: 'ابتداءً من <strong>{amount}</strong> لإقامتك',
    fromShort: 'ابتداءً من <strong>{amount}</strong>',
    scope:
      '{nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}، {guests}{rooms, plural, =1 {} zero {، # غرفة} one {، غرفة واحدة} two {، غرفتان} few {، # غرف} many {، # غرفة} other {، # غرفة}}{says, select, meal {، {meal}} other {}}{taxed, select, yes {، شاملًا الضرائب والرسوم} other {}}',
    scopeShort:
      '{nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}{says, select, meal {، {meal}} other {}}{taxed, select, yes {، شاملًا الضرائب} other {}}',
    meal: {
      'room-only': 'بدون إفطار',
      breakfast: 'يشمل الإفطار',
      'half-board': 'نصف إقامة',
      'full-board': 'إقامة كاملة',
      'all-inclusive': 'شامل كليًا',
    },
    tryRooms:
      '{rooms, plural, zero {تجربة # غرفة} one {تجربة غرفة واحدة} two {تجربة غرفتين} few {تجربة # غرف} many {تجربة # غرفة} other {تجربة # غرفة}}',
  },
  noAmenities: 'لا توجد مرافق مذكورة',
  noAccessibility: 'لا توجد تجهيزات مذكورة لسهولة الوصول',
  noPolicies: 'لا يذكر مكان الإقامة أي سياسات.',
  noGuestRating: 'لا يوجد تقييم مذكور من النزلاء',
  partnerRating: 'تقييم من شريكنا في السفر',
  allReviews: 'عرض جميع التعليقات',
  noAddress: 'العنوان غير متوفر',
  viewInMap: 'عرض على الخريطة',
  samplePolicies: {
    checkIn: 'تسجيل الوصول',
    checkInFrom: 'تسجيل الوصول من 2:00 م',
    checkInAge: 'الحد الأدنى للعمر عند تسجيل الوصول: 18',
    checkOut: 'تسجيل المغادرة',
    checkOutUntil: 'تسجيل المغادرة 12:00 م',
    gettingHere: 'الوصول إلى المكان',
    transfer: 'يلزم إشعار قبل 48 ساعة لخدمة النقل من المطار وإليه',
    children: 'الأطفال والأسرّة الإضافية',
    childFree: 'إقامة مجانية لطفل واحد حتى عمر 17 عامًا',
    noRollaways: 'لا تتوفر أسرّة متنقلة',
    cribs: 'أسرّة أطفال مجانية عند الطلب',
  },
  calendar: {
    note: 'أقل سعر لليلة واحدة{rooms, plural, zero {} one {} two { في غرفتين} few { في # غرف} many { في # غرفة} other { في # غرفة}}، شاملًا الضرائب، بعد التقريب.',
    lowest: 'أقل سعر',
    soldOut: 'محجوز بالكامل',
    leastNights:
      'على الأقل {nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
    fromDay:
      'بدءًا من {day}: على الأقل {nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}.',
  },
} as const satisfies Translation<typeof english>;
