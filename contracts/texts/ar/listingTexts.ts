import type { ListingTexts } from '../en/listingTexts.ts';
import type { Translation } from '../translation.ts';

/** The texts of search results, filters, comparisons and maps, in Arabic. */
export const listingTexts = {
  compare: {
    guests:
      '{score} من 10{word, select, none {} other { · {word}}} · {count, plural, zero {# تقييم} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
    title: 'مقارنة أماكن الإقامة',
    back: 'العودة إلى النتائج',
    nothing: 'لا شيء للمقارنة بعد. يُرجى تحديد «مقارنة» عند أماكن الإقامة في النتائج.',
    onlyOne: 'يُرجى تحديد مكان إقامة آخر في النتائج لمقارنته بهذا المكان.',
    onlyDifferences: 'عرض الاختلافات فقط',
    table: 'أماكن الإقامة جنبًا إلى جنب',
    facilities: 'المرافق',
    differs: 'مختلف',
    notKnown: 'غير معروف',
    same: 'لا يوجد أي اختلاف معروف بين أماكن الإقامة هذه.',
    remove: 'إزالة',
    removeOf: 'إزالة: {name}',
    gone: 'لم يعد مكان الإقامة هذا معروضًا.',
    property: 'مكان الإقامة هذا',
    fact: {
      price: 'السعر',
      cancellation: 'الإلغاء',
      payment: 'الدفع',
      breakfast: 'الإفطار',
      room: 'الغرفة',
      roomSize: 'مساحة الغرفة',
      stars: 'النجوم',
      guestRating: 'تقييم النزلاء',
      location: 'الموقع',
      sight: 'أقرب معلم',
      airport: 'المطار',
    },
    breakfast: {
      notInPrice: 'غير مشمول في هذا السعر',
      notIncluded: 'غير مشمول',
      listed: 'مذكور ضمن المرافق',
      notListed: 'غير مذكور',
    },
    facility: {
      listed: 'نعم',
      notListed: 'غير مذكور',
    },
    choice: {
      compare: 'مقارنة',
      compareOf: 'مقارنة: {name}',
      full: 'الحد الأقصى لأماكن الإقامة في المقارنة هو {most, number}. يُرجى إزالة أحدها أولًا.',
      chosen: 'أماكن الإقامة المختارة للمقارنة',
      notInResults: 'ليس ضمن هذه النتائج',
      remove: 'إزالة من المقارنة: {name}',
      open: '{count, plural, zero {مقارنة # مكان إقامة} one {مقارنة مكان إقامة واحد} two {مقارنة مكانَي إقامة} few {مقارنة # أماكن إقامة} many {مقارنة # مكان إقامة} other {مقارنة # مكان إقامة}}',
      one: 'يُرجى تحديد مكان إقامة آخر لمقارنته بهذا المكان.',
      some: 'تم اختيار {count, number} من {most, number}.',
      most: 'تم اختيار {count, number} من {most, number}. لمقارنة مكان آخر، يُرجى إزالة أحدها.',
    },
  },
  filters: {
    title: 'تصفية',
    skip: 'الانتقال إلى النتائج',
    filterBy: 'تصفية حسب',
    close: 'إغلاق عوامل التصفية',
    showResults:
      '{count, plural, =0 {عرض النتائج} zero {عرض النتائج} one {عرض نتيجة واحدة} two {عرض نتيجتين} few {عرض # نتائج} many {عرض # نتيجة} other {عرض # نتيجة}}',
    showHotels:
      '{count, plural, =0 {عرض النتائج} zero {عرض النتائج} one {عرض فندق واحد} two {عرض فندقين} few {عرض # فنادق} many {عرض # فندقًا} other {عرض # فندق}}',
    group: {
      popular: 'عوامل التصفية الشائعة',
      stars: 'عدد النجوم',
      terms: 'شروط الحجز',
      price: 'السعر',
      guestRating: 'تقييم النزلاء',
      amenities: 'المرافق',
      distance:
        '{measuredFrom, select, center {المسافة من وسط المدينة} other {المسافة من {measuredFrom}}}',
      neighborhood: 'الحي',
    },
    propertyName: 'البحث باسم مكان الإقامة',
    compare: 'مقارنة أماكن الإقامة',
    choice: {
      any: 'الكل',
      within: 'ضمن {distance}',
      withinOf:
        '{measuredFrom, select, center {ضمن {distance} من وسط المدينة} other {ضمن {distance} من {measuredFrom}}}',
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
        'للإقامة كاملة، شاملًا الضرائب، بعملة {currency}. عند تحديد حدّ للسعر، لا تُعرض الفنادق التي أسعارها بعملة {currencies}',
    },
    active: {
      area: 'ضمن نطاق الخريطة',
      title: 'عوامل التصفية المستخدمة',
      remove: 'إزالة عامل التصفية: {filter}',
      clear: 'مسح الكل',
      name: 'الاسم: {name}',
      priceBetween: '{min} إلى {max}',
      priceFrom: 'من {min}',
      priceTo: 'حتى {max}',
    },
    noMatches: {
      without:
        'لا يطابق أي مكان إقامة جميع عوامل التصفية. بدون «{filter}» {count, plural, zero {لا يوجد أي مكان إقامة} one {يوجد مكان إقامة واحد} two {يوجد مكانا إقامة} few {توجد # أماكن إقامة} many {يوجد # مكان إقامة} other {يوجد # مكان إقامة}}.',
      withoutAvailable:
        'لا يطابق أي مكان إقامة جميع عوامل التصفية. بدون «{filter}» {count, plural, zero {لا يتوفر أي مكان إقامة} one {يتوفر مكان إقامة واحد} two {يتوفر مكانا إقامة} few {تتوفر # أماكن إقامة} many {يتوفر # مكان إقامة} other {يتوفر # مكان إقامة}}.',
      remove: 'إزالة «{filter}»',
      noSingle: 'لا يطابق أي مكان إقامة جميع عوامل التصفية، حتى بعد إزالة أحدها.',
      clear: 'مسح جميع عوامل التصفية',
    },
    whyUnknown: {
      guestRating: 'لا يوجد تقييم من النزلاء لهذه الفنادق.',
      kind: 'نوع أماكن الإقامة هذه غير معروف.',
      neighborhood: 'أحياء هذه الفنادق غير معروفة.',
      breakfast: 'لا نعرف أيّ هذه الفنادق يقدّم الإفطار.',
      price: 'أسعار هذه الفنادق غير معروفة.',
    },
  },
  listing: {
    sample: {
      stay: 'ليلة واحدة، بالغان',
      amount: 'PKR 14,400',
      taxes: '\u2066+PKR 2,160\u2069 ضرائب ورسوم',
      freeCancellation: 'إلغاء مجاني',
    },
    title: 'الإقامات',
    titleOf: '{at, select, other {الإقامات في {city}}}',
    titleNear: '{landmark}، {city}: إقامات قريبة',
    loading: 'جارٍ البحث عن إقامات',
    found:
      '{count, plural, =0 {لم نجد أماكن إقامة} zero {لم نجد أماكن إقامة} one {وجدنا مكان إقامة واحدًا} two {وجدنا مكانَي إقامة} few {وجدنا # أماكن إقامة} many {وجدنا # مكان إقامة} other {وجدنا # مكان إقامة}}',
    foundListed:
      '{count, plural, =0 {لم نجد أماكن إقامة} zero {لم نجد أماكن إقامة} one {وجدنا مكان إقامة واحدًا} two {وجدنا مكانَي إقامة} few {وجدنا # أماكن إقامة} many {وجدنا # مكان إقامة} other {وجدنا # مكان إقامة}}',
    firstOf: 'الفنادق المعروضة: أول {count, number} من أصل {total, number}',
    results: 'نتائج البحث',
    more: 'المزيد عن {name}',
    price:
      '{nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}{rooms, plural, =1 {} zero {، # غرفة} one {، غرفة واحدة} two {، غرفتان} few {، # غرف} many {، # غرفة} other {، # غرفة}}، {taxed, select, yes {شاملة الضرائب} other {لا ضرائب}}',
    sortBy: 'ترتيب حسب',
    ranking: 'كيف نرتّب النتائج',
    sort: {
      recommended: 'الموصى به',
      price: 'السعر، الأقل أولًا',
      'guest-rating': 'تقييم النزلاء، الأعلى أولًا',
      stars: 'النجوم، الأكثر أولًا',
      distance:
        '{measuredFrom, select, center {المسافة من وسط المدينة} other {المسافة من {measuredFrom}}}',
    },
    availability: {
      people:
        '{people, plural, =1 {لك} =2 {لكما} =3 {لثلاثتكم} =4 {لأربعتكم} =5 {لخمستكم} =6 {لستتكم} zero {لكم جميعًا} one {لك} two {لكما} few {لكم جميعًا} many {لكم جميعًا} other {لكم جميعًا}}',
      some: 'تتوفر{when, select, tonight { الليلة} other {}} {rooms, plural, =1 {غرفة} zero {# غرفة} one {غرفة} two {غرفتان} few {# غرف} many {# غرفة} other {# غرفة}} {people} في {available, plural, zero {# فندق} one {فندق واحد} two {فندقين} few {# فنادق} many {# فندقًا} other {# فندق}} من أصل {total, number}{match, select, yes { بحسب عوامل التصفية} other {}}',
      all: 'تتوفر{when, select, tonight { الليلة} other {}} {rooms, plural, =1 {غرفة} zero {# غرفة} one {غرفة} two {غرفتان} few {# غرف} many {# غرفة} other {# غرفة}} {people} في {total, plural, zero {# فندق} one {فندق واحد} two {فندقين} few {# فنادق} many {# فندقًا} other {# فندق}}{match, select, yes { بحسب عوامل التصفية} other {}}',
      none: 'لا تتوفر{when, select, tonight { الليلة} other {}} {rooms, plural, =1 {غرفة} zero {# غرفة} one {غرفة} two {غرفتان} few {# غرف} many {# غرفة} other {# غرفة}} {people} في {total, plural, zero {أي فندق} one {الفندق الوحيد} two {أي من الفندقين} few {أي من الفنادق الـ#} many {أي من الفنادق الـ#} other {أي من الفنادق الـ#}}{match, select, yes { بحسب عوامل التصفية} other {}}',
    },
    prices: {
      notCompared: 'الأسعار هنا بعملات {currencies} ولا يمكن مقارنتها.',
      ratesForgotten: 'لم تعد أسعار الصرف بتاريخ {day} معروفة.',
      compared:
        'الأسعار هنا بعملات {currencies}، وقورنت بعملة {currency} وفق أسعار الصرف بتاريخ {day}.',
      withoutRate: 'لا يوجد سعر صرف لعملة {currencies}.',
    },
    pages: {
      label: 'الصفحات',
      previous: 'السابق',
      next: 'التالي',
      number: 'الصفحة {page, number}',
    },
    nothingFound: {
      warning: 'لم نجد فنادق تطابق بحثك.',
      noHotelsIn: 'ليس لدينا فنادق في {city}.',
      otherDays: 'أيام أخرى',
      otherDaysIn: 'أيام أخرى في {city}',
      checkSpelling:
        'لم نجد مكانًا باسم «{city}». جرّب مدينة، أو معلمًا أو محطة أو مطارًا مع اسم المدينة.',
      elsewhere: 'البحث في مكان آخر',
      mostHotels: 'الأماكن التي فيها أكبر عدد من الفنادق',
    },
  },
  map: {
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
      searchArea: 'البحث في هذا النطاق',
      viewList: 'عرض كقائمة',
    },
    marker: {
      several:
        '{count, plural, zero {# مكان إقامة} one {مكان إقامة واحد} two {مكانا إقامة} few {# أماكن إقامة} many {# مكان إقامة} other {# مكان إقامة}}',
      stars: '{stars, number} ★',
      name: '{name}، {fact}',
    },
    hotel: {
      title: 'خريطة {name}',
      description: 'تعرض الصفحة العنوان كتابةً أيضًا.',
      street: 'الاتجاهات وخريطة الشوارع (تُفتح في علامة تبويب جديدة)',
      notAvailable: 'الخريطة غير متوفرة',
    },
    names: '{names}، {name}',
    keys: 'تحرّك مفاتيح الأسهم الخريطة، ويغيّر مفتاحا الزائد والناقص مستوى التكبير.',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    source: '© المساهمون في OpenStreetMap',
    loading: 'جارٍ تحميل الخريطة...',
    noTiles: 'تعذّر تحميل خريطة الشوارع.',
    failed: 'تعذّر تحميل الخريطة.',
    close: 'إغلاق',
  },
} as const satisfies Translation<ListingTexts>;
