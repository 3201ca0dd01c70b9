import type { FirstTexts } from '../en/firstTexts.ts';
import type { Translation } from '../translation.ts';

/**
 * The texts of the home page and of the frame of all pages, in Arabic. They are loaded before the
 * site is shown.
 */
export const firstTexts = {
  currency: {
    label: 'عملة عرض الأسعار',
    none: 'العملة',
    asCharged: 'العملة الأصلية',
    choice: '{code} · {name}',
    outdated: 'بدون تحويل: أحدث أسعار الصرف تعود إلى {date}',
    notLoaded: 'بدون تحويل: تعذّر تحميل أسعار الصرف',
  },
  destinations: {
    where: 'إلى أين؟',
    whereExample: 'مدينة أو منطقة',
    list: 'الوجهات',
    clearRecent: 'مسح عمليات البحث الأخيرة',
    recentCleared: 'تم مسح عمليات البحث الأخيرة',
    credit: 'أسماء الأماكن: \u2066GeoNames, CC BY 4.0\u2069',
    recent: 'بحث سابق',
    hotels:
      '{count, plural, zero {# فندق} one {فندق واحد} two {فندقان} few {# فنادق} many {# فندقًا} other {# فندق}}',
    noHotels: 'لا توجد فنادق هنا',
    suggested:
      '{count, plural, =0 {لم يُعثر على مكان بهذا الاسم} zero {# اقتراح} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}',
    hotelIn: 'فندق في {city}',
    placeInCountry: '{place}، {country}',
    didYouMean: 'هل تقصد',
    nearest: 'أقرب الأماكن التي بها فنادق',
    away: 'على بُعد {distance}',
    fromCenter: '{distance} من وسط المدينة',
    fromLandmark: '{distance} عن {landmark}',
    popular: {
      karachi: 'كراتشي',
      dubai: 'دبي',
      marrakech: 'مراكش',
      istanbul: 'إسطنبول',
      lisbon: 'لشبونة',
      kyoto: 'كيوتو',
    },
  },
  failures: {
    this: 'هذا المحتوى',
    offline: 'لا يوجد اتصال بالإنترنت. سيبدأ تحميل {what} عند عودة الاتصال.',
    retryInSeconds:
      'تعذّر تحميل {what}. يُرجى المحاولة مجددًا بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
    retryInMinutes:
      'تعذّر تحميل {what}. يُرجى المحاولة مجددًا بعد {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
    noConnection: 'تعذّر تحميل {what}. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.',
    notLoaded: 'تعذّر تحميل {what}. يُرجى المحاولة مجددًا بعد قليل.',
    retrying: 'جارٍ إعادة المحاولة…',
    retry: 'إعادة المحاولة',
    retryNamed: 'إعادة المحاولة: {name}',
    didNotWork: 'لم تنجح العملية. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.',
    page: {
      title: 'تعذّر عرض الصفحة',
      heading: 'تعذّر عرض هذه الصفحة',
      text: 'يُرجى التحقق من الاتصال ثم إعادة تحميل الصفحة.',
      reload: 'إعادة التحميل',
    },
  },
  home: {
    title: 'البحث عن إقامة',
    heading: 'غرفة تستحق عناء الرحلة',
    lead: 'تكفي وجهتك وتواريخك، ونعرض عليك أماكن الإقامة.',
    destinations: 'إقامات في وجهات رائجة',
    plan: {
      title: 'لنخطّط رحلتك معًا',
      trip: {
        title: 'رحلة حصرية',
        text: 'إقامات مختارة بعناية، وبرامج لا تجدها في كل كتيّب سياحي.',
      },
      guide: {
        title: 'مرشد محترف',
        text: 'مرشدون يعرفون الشوارع والمواسم وأنسب ساعة للانطلاق.',
      },
    },
    seen: { title: 'فنادق شاهدتها مؤخرًا', clear: 'مسح' },
    popular: {
      title: 'الفنادق الرائجة',
      what: 'الفنادق الرائجة',
    },
    explore: {
      title: 'جولة بين الفنادق الرائجة',
      all: 'عرض الكل',
      what: 'هذه الفنادق',
    },
    solo: {
      label: 'السفر الفردي',
      title: 'رحلة لك وحدك، على مهلك',
      text: 'حقيبة وتذكرة، وغرفة كأنك فيها في بيتك. إقامات ترحّب بمن يسافر بمفرده.',
      action: 'إقامات لشخص واحد',
    },
  },
  hotels: {
    room: 'غرفة',
    // Reads from right to left even if the inner place is written in Latin letters.
    place: '\u200f{inner}، {outer}',
    stars: {
      live: '{stars, plural, zero {بدون تصنيف} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
      listed:
        '{stars, plural, =0 {لا يوجد تصنيف} zero {لا يوجد تصنيف} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
      onPage:
        '{stars, plural, =0 {لا يوجد تصنيف} zero {لا يوجد تصنيف} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
      badge: { inList: '-', onPage: 'لا يوجد' },
    },
    guests: {
      score: '{score}<hidden> من 10</hidden>',
      word: {
        wonderful: 'رائع',
        veryGood: 'جيد جدًا',
        good: 'جيد',
      },
      ratings:
        '{count, plural, zero {# تقييم} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
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
      checkOutUntil: 'تسجيل المغادرة حتى {time}',
    },
    seeAvailability: 'عرض الغرف المتاحة',
    seeAvailabilityOf: 'عرض الغرف المتاحة: {name}',
    slide: {
      seeAvailability: 'عرض الغرف المتاحة<more>: {name}</more>',
      viewHotel: 'عرض الفندق<more>: {name}</more>',
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
      tryRooms:
        '{rooms, plural, zero {جرّب # غرفة} one {جرّب غرفة واحدة} two {جرّب غرفتين} few {جرّب # غرف} many {جرّب # غرفة} other {جرّب # غرفة}}',
    },
    terms: {
      payAtProperty: 'لا يلزم الدفع المسبق – الدفع في مكان الإقامة',
      breakfastNotInPrice: 'الإفطار غير مشمول في هذا السعر',
      onRequest: 'حجز يتطلب تأكيد مكان الإقامة',
    },
    unavailable: {
      full: 'لا توجد غرف شاغرة في هذه التواريخ',
      fullTonight: 'لا توجد غرف شاغرة الليلة',
      unknown: 'لا يتوفر سعر',
      few: '{rooms, plural, zero {لا تتوفر # غرفة} one {لا تتوفر غرفة واحدة} two {لا تتوفر غرفتان} few {لا تتوفر # غرف} many {لا تتوفر # غرفة} other {لا تتوفر # غرفة}}',
      tooMany:
        '{children, plural, =0 {{adults, plural, =3 {لا توجد غرفة تتسع لثلاثة بالغين} =4 {لا توجد غرفة تتسع لأربعة بالغين} =5 {لا توجد غرفة تتسع لخمسة بالغين} =6 {لا توجد غرفة تتسع لستة بالغين} =7 {لا توجد غرفة تتسع لسبعة بالغين} =8 {لا توجد غرفة تتسع لثمانية بالغين} =9 {لا توجد غرفة تتسع لتسعة بالغين} =10 {لا توجد غرفة تتسع لعشرة بالغين} zero {لا توجد غرفة تتسع لـ# بالغ} one {لا توجد غرفة تتسع لبالغ واحد} two {لا توجد غرفة تتسع لبالغَين اثنين} few {لا توجد غرفة تتسع لـ# بالغين} many {لا توجد غرفة تتسع لـ# بالغًا} other {لا توجد غرفة تتسع لـ# بالغ}}} zero {{adults, plural, =3 {لا توجد غرفة تتسع لثلاثة بالغين} =4 {لا توجد غرفة تتسع لأربعة بالغين} =5 {لا توجد غرفة تتسع لخمسة بالغين} =6 {لا توجد غرفة تتسع لستة بالغين} =7 {لا توجد غرفة تتسع لسبعة بالغين} =8 {لا توجد غرفة تتسع لثمانية بالغين} =9 {لا توجد غرفة تتسع لتسعة بالغين} =10 {لا توجد غرفة تتسع لعشرة بالغين} zero {لا توجد غرفة تتسع لـ# بالغ} one {لا توجد غرفة تتسع لبالغ واحد} two {لا توجد غرفة تتسع لبالغَين اثنين} few {لا توجد غرفة تتسع لـ# بالغين} many {لا توجد غرفة تتسع لـ# بالغًا} other {لا توجد غرفة تتسع لـ# بالغ}}} one {{travelers, plural, =3 {لا توجد غرفة تتسع لثلاثة مسافرين} =4 {لا توجد غرفة تتسع لأربعة مسافرين} =5 {لا توجد غرفة تتسع لخمسة مسافرين} =6 {لا توجد غرفة تتسع لستة مسافرين} =7 {لا توجد غرفة تتسع لسبعة مسافرين} =8 {لا توجد غرفة تتسع لثمانية مسافرين} =9 {لا توجد غرفة تتسع لتسعة مسافرين} =10 {لا توجد غرفة تتسع لعشرة مسافرين} zero {لا توجد غرفة تتسع لـ# مسافر} one {لا توجد غرفة تتسع لمسافر واحد} two {لا توجد غرفة تتسع لمسافرَين اثنين} few {لا توجد غرفة تتسع لـ# مسافرين} many {لا توجد غرفة تتسع لـ# مسافرًا} other {لا توجد غرفة تتسع لـ# مسافر}}} two {{travelers, plural, =3 {لا توجد غرفة تتسع لثلاثة مسافرين} =4 {لا توجد غرفة تتسع لأربعة مسافرين} =5 {لا توجد غرفة تتسع لخمسة مسافرين} =6 {لا توجد غرفة تتسع لستة مسافرين} =7 {لا توجد غرفة تتسع لسبعة مسافرين} =8 {لا توجد غرفة تتسع لثمانية مسافرين} =9 {لا توجد غرفة تتسع لتسعة مسافرين} =10 {لا توجد غرفة تتسع لعشرة مسافرين} zero {لا توجد غرفة تتسع لـ# مسافر} one {لا توجد غرفة تتسع لمسافر واحد} two {لا توجد غرفة تتسع لمسافرَين اثنين} few {لا توجد غرفة تتسع لـ# مسافرين} many {لا توجد غرفة تتسع لـ# مسافرًا} other {لا توجد غرفة تتسع لـ# مسافر}}} few {{travelers, plural, =3 {لا توجد غرفة تتسع لثلاثة مسافرين} =4 {لا توجد غرفة تتسع لأربعة مسافرين} =5 {لا توجد غرفة تتسع لخمسة مسافرين} =6 {لا توجد غرفة تتسع لستة مسافرين} =7 {لا توجد غرفة تتسع لسبعة مسافرين} =8 {لا توجد غرفة تتسع لثمانية مسافرين} =9 {لا توجد غرفة تتسع لتسعة مسافرين} =10 {لا توجد غرفة تتسع لعشرة مسافرين} zero {لا توجد غرفة تتسع لـ# مسافر} one {لا توجد غرفة تتسع لمسافر واحد} two {لا توجد غرفة تتسع لمسافرَين اثنين} few {لا توجد غرفة تتسع لـ# مسافرين} many {لا توجد غرفة تتسع لـ# مسافرًا} other {لا توجد غرفة تتسع لـ# مسافر}}} many {{travelers, plural, =3 {لا توجد غرفة تتسع لثلاثة مسافرين} =4 {لا توجد غرفة تتسع لأربعة مسافرين} =5 {لا توجد غرفة تتسع لخمسة مسافرين} =6 {لا توجد غرفة تتسع لستة مسافرين} =7 {لا توجد غرفة تتسع لسبعة مسافرين} =8 {لا توجد غرفة تتسع لثمانية مسافرين} =9 {لا توجد غرفة تتسع لتسعة مسافرين} =10 {لا توجد غرفة تتسع لعشرة مسافرين} zero {لا توجد غرفة تتسع لـ# مسافر} one {لا توجد غرفة تتسع لمسافر واحد} two {لا توجد غرفة تتسع لمسافرَين اثنين} few {لا توجد غرفة تتسع لـ# مسافرين} many {لا توجد غرفة تتسع لـ# مسافرًا} other {لا توجد غرفة تتسع لـ# مسافر}}} other {{travelers, plural, =3 {لا توجد غرفة تتسع لثلاثة مسافرين} =4 {لا توجد غرفة تتسع لأربعة مسافرين} =5 {لا توجد غرفة تتسع لخمسة مسافرين} =6 {لا توجد غرفة تتسع لستة مسافرين} =7 {لا توجد غرفة تتسع لسبعة مسافرين} =8 {لا توجد غرفة تتسع لثمانية مسافرين} =9 {لا توجد غرفة تتسع لتسعة مسافرين} =10 {لا توجد غرفة تتسع لعشرة مسافرين} zero {لا توجد غرفة تتسع لـ# مسافر} one {لا توجد غرفة تتسع لمسافر واحد} two {لا توجد غرفة تتسع لمسافرَين اثنين} few {لا توجد غرفة تتسع لـ# مسافرين} many {لا توجد غرفة تتسع لـ# مسافرًا} other {لا توجد غرفة تتسع لـ# مسافر}}}}',
    },
  },
  newsletter: {
    heading: 'رسائل من الطريق',
    offer: 'الاشتراك في نشرتنا البريدية يمنحك خصم 10% على حجزك الأول.',
    needsAccount: 'لاستخدام الرمز، يُرجى تسجيل الدخول بعنوان البريد الإلكتروني نفسه.',
    email: 'البريد الإلكتروني',
    subscribe: 'اشتراك',
    outcome: {
      invalid: 'يُرجى إدخال عنوان بريد إلكتروني، مثل name@example.com.',
      sent: 'يُرجى التحقق من بريدك الوارد: أرسلنا رسالة لتأكيد اشتراكك.',
      tooMany: 'محاولات كثيرة جدًا. يُرجى المحاولة لاحقًا.',
    },
  },
  page: {
    brand: 'Stayfarer',
    title: '{title} · Stayfarer',
    skipToContent: 'الانتقال إلى المحتوى',
    findBooking: 'البحث عن حجزي',
    menu: 'القائمة',
    favorites: 'المفضلة',
    signIn: 'تسجيل الدخول',
    loading: 'جارٍ التحميل…',
    loadingPage: 'جارٍ التحميل...',
    choose: 'اختيار',
    goHome: 'الانتقال إلى الصفحة الرئيسية',
    language: {
      label: 'اللغة',
      notLoaded: 'تعذّر تحميل {language}. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.',
    },
    notFound: {
      title: 'الصفحة غير موجودة',
      heading: 'لا توجد صفحة على هذا العنوان',
      text: 'قد يكون الرابط قديمًا، أو قد ينقصه حرف.',
    },
    footer: {
      claim: 'غرف تستحق الرحلة، تجدها بلا عناء.',
      quickLinks: 'روابط سريعة',
      support: 'الدعم',
      contact: 'للتواصل',
      address: '\u200f\u20661 Harbour Walk\u2069، كراتشي',
      phone: '+1 555 0100',
      email: 'hello@stayfarer.example',
      sample: 'بيانات اتصال نموذجية',
      rights: '© 2024 Stayfarer. جميع الحقوق محفوظة.',
      links: {
        home: 'الرئيسية',
        'about-us': 'من نحن',
        services: 'الخدمات',
        'tour-guide': 'المرشد السياحي',
        'contact-us': 'اتصل بنا',
        findBooking: 'البحث عن حجزي',
        'help-center': 'مركز المساعدة',
        covid: 'إجراءاتنا بشأن كوفيد-19',
        cancellation: 'خيارات الإلغاء',
        safety: 'معلومات السلامة',
        imprint: 'بيانات الناشر',
        terms: 'الشروط',
        privacy: 'الخصوصية',
        accessibility: 'إمكانية الوصول',
      },
      payment: {
        label: 'طرق الدفع',
        visa: 'Visa',
        payPal: 'PayPal',
        masterCard: 'MasterCard',
      },
    },
  },
  price: {
    paidLater: 'يُدفع منه {amount} في مكان الإقامة',
    scope:
      '{when, select, tonight {الليلة، } other {}}{nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}، {guests}{rooms, plural, =1 {} zero {، # غرفة} one {، غرفة واحدة} two {، غرفتان} few {، # غرف} many {، # غرفة} other {، # غرفة}}',
    charged: 'المبلغ المحتسب: {amount}',
    taxesIncluded: 'شاملًا الضرائب والرسوم',
    noTaxes: 'بدون ضرائب أو رسوم',
    freeToCancel: 'مع إلغاء مجاني: {amount}',
    averageNight:
      '{amount} لليلة{rooms, plural, =1 {} zero { ولكل غرفة} one { ولكل غرفة} two { ولكل غرفة} few { ولكل غرفة} many { ولكل غرفة} other { ولكل غرفة}}{taxed, select, yes { قبل الضرائب} other {}}',
  },
  search: {
    tabs: { label: 'ما تريد حجزه', stays: 'الإقامات', experiences: 'التجارب' },
    form: 'الإقامات',
    changeStay: 'تغيير إقامتك',
    submit: 'بحث',
    open: 'تغيير',
    close: 'إغلاق',
    anyDates: 'أي تواريخ',
    allPlaces: 'جميع الأماكن',
    stay: '{days}، {nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}، {guests}{rooms, plural, =1 {} zero {، # غرفة} one {، غرفة واحدة} two {، غرفتان} few {، # غرف} many {، # غرفة} other {، # غرفة}}',
    stayTonight:
      '{tonight}، {guests}{rooms, plural, =1 {} zero {، # غرفة} one {، غرفة واحدة} two {، غرفتان} few {، # غرف} many {، # غرفة} other {، # غرفة}}',
    mended: {
      checkInPast: 'كان تاريخ تسجيل الوصول في الماضي: {day}. يُرجى اختيار تواريخ جديدة.',
      checkOutPast: 'كان تاريخ تسجيل المغادرة في الماضي: {day}. يُرجى اختيار تواريخ جديدة.',
      notAfterCheckIn: 'لم يكن تاريخ المغادرة بعد تاريخ الوصول، فحدّدناه في اليوم التالي له.',
    },
    results: {
      back: 'العودة إلى النتائج',
      allStaysIn: 'جميع الإقامات في {place}',
      allStays: 'جميع الإقامات',
    },
  },
  searchFields: {
    dates: 'التواريخ',
    checkIn: 'تسجيل الوصول',
    checkOut: 'تسجيل المغادرة',
    noDates: 'الوصول – المغادرة',
    addDate: 'إضافة تاريخ',
    dayRead: 'نقرأ «{text}» على أنه {day}.',
    dayRejected: '«{text}» ليس تاريخًا صالحًا. أول تاريخ ممكن: {day}.',
    calendar: 'التقويم',
    chooseArrival: 'اختيار يوم الوصول',
    chooseDeparture: 'اختيار يوم المغادرة',
    clearDates: 'مسح التواريخ',
    done: 'تم',
    travelers: 'المسافرون',
    travelersExample: 'مسافران',
    partyRejected: 'لم نفهم «{text}». يُرجى الكتابة مثل «3 بالغين، غرفة واحدة»، أو استخدام الزر.',
    partyWords: {
      rooms: 'غرفة, غرف, غرفتان, غرفتين',
      children: 'طفل, طفلا, طفلان, طفلين, أطفال, طفلة, ولد, أولاد',
      adults:
        'بالغ, بالغا, بالغان, بالغين, بالغون, بالغة, راشد, راشدا, راشدين, راشدون, كبار, مسافر, مسافرا, مسافران, مسافرين, مسافرون, ضيف, ضيفا, ضيوف, نزيل, نزيلا, نزلاء, شخص, شخصا, شخصان, شخصين, أشخاص, فرد, فردا, أفراد',
      and: 'و',
    },
    chooseGuests: 'اختيار النزلاء',
    guestsAndRooms: 'النزلاء والغرف',
    rooms: 'الغرف',
    adults: { label: 'البالغون', fewer: 'تقليل عدد البالغين', more: 'زيادة عدد البالغين' },
    children: { label: 'الأطفال', fewer: 'تقليل عدد الأطفال', more: 'زيادة عدد الأطفال' },
    addRoom: 'إضافة غرفة',
    room: 'الغرفة {number, number}',
    remove: 'إزالة',
    removeRoom: 'إزالة الغرفة {number, number}',
    ageOfChild: 'عمر الطفل {number, number}',
    chooseAge: 'اختيار',
    underOne: 'أقل من سنة',
    roomsWithoutAdult:
      'يجب أن يقيم بالغ في كل غرفة: لا يمكن حجز {rooms, plural, zero {# غرفة} one {غرفة واحدة} two {غرفتين} few {# غرف} many {# غرفة} other {# غرفة}} مع {adults, plural, zero {# بالغ} one {بالغ واحد} two {بالغَين اثنين} few {# بالغين} many {# بالغًا} other {# بالغ}}.',
    missingAges:
      '{children, plural, zero {يُرجى اختيار عمر كل طفل.} one {يُرجى اختيار عمر الطفل.} two {يُرجى اختيار عمر كل طفل.} few {يُرجى اختيار عمر كل طفل.} many {يُرجى اختيار عمر كل طفل.} other {يُرجى اختيار عمر كل طفل.}}',
  },
  stay: {
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
    instantInZone: '{instant}{named, select, no {} other { ({zone})}}',
    zone: 'بتوقيت {city}، {offset}',
  },
} as const satisfies Translation<FirstTexts>;
