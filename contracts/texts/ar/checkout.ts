import type { checkout as english } from '../en/checkout.ts';
import type { Translation } from '../translation.ts';

export const checkout = {
  title: 'إتمام الحجز',
  back: 'العودة إلى الاختيار',
  guests: 'معلومات النزلاء',
  acceptChange: 'للحجز، يُرجى قبول التغيير في أعلى هذه الصفحة.',
  cancellation: '{terms}.',
  nonRefundable: 'غير قابل للاسترداد: عند الإلغاء تدفع السعر كاملًا.',
  starsAndPlace: '{stars}، \u2068{place}\u2069',

  bookNow: {
    label: 'الحجز الآن',
    binding: 'الحجز مع الالتزام بالدفع',
    noWithdrawal: 'لا يمنح القانون حق الرجوع عن الإقامات المحددة التواريخ.',
    onRequest: 'إرسال الطلب',
    sending: 'جارٍ الحجز…',
    isSending: 'يجري إرسال حجزك. قد يستغرق ذلك بضع ثوانٍ.',
    atOnce: 'يؤكد الفندق الحجز فورًا.',
    byMail: 'يُلزمك طلبك بالدفع متى أكده الفندق. ويصلك رده بالبريد الإلكتروني.',
  },

  services: {
    title: 'خدمات إضافية',
    note: 'سنطلب الخدمات الإضافية ونُعلمك بعد تأكيدها.',
    onRequest: 'حسب الطلب',
  },

  agent: {
    title: 'سعر العميل والعمولة',
    clientPrice: 'سعر العميل',
    commission: 'العمولة',
    noCommission: 'بدون عمولة',
    earned: '{percent, number} % {amount}',
  },

  notBooked: {
    bookedAlready: {
      title: 'سبق أن حجزت هذه الإقامة: \u2068{hotel}\u2069، {days}',
      reason: 'رقم الحجز هو \u2068{number}\u2069. لن يُحجز أي شيء آخر ما لم تطلب ذلك.',
    },
    openThat: 'فتح ذلك الحجز',
    onceMore: 'الحجز مرة أخرى',
    rewards: 'تعذّر استخدام OneKeyCash',
    promotion: 'تعذّر استخدام رمزك الترويجي',
    signIn: 'تسجيل الدخول لاستخدامه',
    sentBefore: {
      title: 'سبق إرسال هذا الحجز ببيانات أخرى',
      reason:
        'ربما تم الحجز في علامة تبويب أخرى: يُرجى البحث عن رسالته الإلكترونية أولًا. الضغط على «{bookNow}» ينشئ حجزًا ثانيًا.',
    },
    feeChanged: {
      title: 'أصبح إلغاء حجزك السابق أعلى تكلفة',
      reason: 'لم يتغيّر أي شيء. يُرجى الاطلاع على الرسوم الجديدة واتخاذ القرار من جديد.',
    },
    notChangeable: {
      title: 'لم يعد من الممكن تغيير حجزك',
      reason: 'لم يتغيّر أي شيء. تعرض صفحة الحجز ما آل إليه.',
    },
    priceChanged: {
      title: 'تغيّر سعر هذه الغرفة',
      reason: 'لم يُحجز أي شيء. يُرجى إعادة تحميل الصفحة لعرض السعر الجديد.',
    },
    rejected: {
      title: 'لم يقبل الفندق هذا الحجز',
      reason: 'لم يُحجز أي شيء. يُرجى التحقق من البيانات أو اختيار غرفة أخرى.',
    },
    invalid: {
      title: 'لم يُقبل هذا الحجز',
      reason: 'لم يُحجز أي شيء. يُرجى التحقق من البيانات ثم المحاولة مجددًا.',
    },
  },

  unknownOutcome: {
    title: 'لا نعلم بعد ما إذا كان الحجز قد تم',
    stillUnknown: 'لم يصل أي رد بعد',
    reason:
      'لم يصل رد على حجزك. يُرجى المحاولة مجددًا: إذا كان قد تم، فستنتقل إليه؛ وإلا فسيتم الآن. لا يتم الحجز مرتين أبدًا.',
    tooManyTries:
      'محاولات كثيرة جدًا. يُرجى الانتظار دقيقة ثم المحاولة مجددًا: ما تم حجزه لا يُحجز مرتين أبدًا.',
    trying: 'جارٍ المحاولة…',
  },

  sample: {
    hotel: 'رياض حديقة الأطلس',
    place: 'مراكش، المغرب',
    room: 'غرفة مزدوجة قياسية مطلة على الفناء',
    cancellation: 'إلغاء مجاني قبل {day}',
    from: 'من 14:00',
    until: 'حتى 12:00',
    cityTax: 'ضريبة المدينة',
    taxNote: 'لا تُطبَّق ضريبة القيمة المضافة',
    guestsNames: 'أسماء النزلاء',
    promoCode: 'رمز ترويجي',
    payWithPoints: 'الدفع بالنقاط',
    pointsToSpend: 'النقاط المراد استخدامها',
    points:
      '{points, plural, zero {# نقطة} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  },
} as const satisfies Translation<typeof english>;
