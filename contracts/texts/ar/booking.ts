import type { booking as english } from '../en/booking.ts';
import type { Translation } from '../translation.ts';

export const booking = {
  title: 'حجزك',
  brand: 'Stayfarer',
  number: 'رقم الحجز',
  hotelReference: 'الرقم المرجعي للفندق',
  addToCalendar: 'إضافة إلى التقويم',
  print: 'طباعة',
  seeRooms: 'عرض غرف \u2068{hotel}\u2069',
  howWasIt: 'كيف كانت إقامتك؟',
  tooManyTries: 'محاولات كثيرة جدًا. يُرجى الانتظار دقيقة ثم المحاولة مجددًا.',

  stay: {
    picture: '\u2068{room}\u2069، \u2068{hotel}\u2069',
    hotelPage: 'عرض صفحة الفندق',
    zone: 'الأوقات في الفندق: \u2068{zone}\u2069.',
    room: 'الغرفة',
    roomName:
      '{rooms, plural, zero {# غرفة: \u2068{room}\u2069} one {\u2068{room}\u2069} two {غرفتان: \u2068{room}\u2069} few {# غرف: \u2068{room}\u2069} many {# غرفة: \u2068{room}\u2069} other {# غرفة: \u2068{room}\u2069}}',
    meals: 'الوجبات',
    guests: 'النزلاء',
    requested: 'الطلبات',
    service: '{service}: {choice}',
    onRequest: 'حسب الطلب: سيُعلمك الفندق. غير مشمول في السعر.',
  },

  price: {
    title: 'السعر',
    ofStay: 'سعر الإقامة',
    willEarn: 'ستكسب {amount} من OneKeyCash مع هذا الحجز بعد أن يفيد الفندق بإقامتك.',
    willEarnBy:
      'ستكسب {amount} من OneKeyCash مع هذا الحجز بعد أن يفيد الفندق بإقامتك، أو ما يصل إلى هذا المبلغ في {day} إن لم يفعل.',
    earned: 'كسبت {amount} من OneKeyCash مع هذا الحجز.',
    earnedNothing: 'لم تُكسبك هذه الإقامة رصيد OneKeyCash: يُكتسب الرصيد بعد أن يفيد الفندق بإقامتك.',
    paidBySite: 'تدفع Stayfarer لمكان الإقامة:',
  },

  reach: {
    title: 'كيفية التواصل مع الفندق والوصول إليه',
    noAddress: 'العنوان غير متوفر',
    coordinates: 'الإحداثيات: \u2068{coordinates}\u2069',
    directions: 'عرض الاتجاهات',
  },

  record: {
    label: 'سجل الحجز',
    event: {
      pending: 'أُرسل الحجز إلى الفندق',
      requested: 'أُرسل الطلب إلى الفندق',
      confirmed: 'تم التأكيد',
      declined: 'لم يتم الحجز',
      cancelled: 'تم الإلغاء',
      stayed: 'انتهت الإقامة',
      'no-show': 'أُبلغ عن عدم الوصول',
    },
    saveToAccount:
      '<link>حفظ في حسابي</link>: بعد تسجيل الدخول أو إنشاء حساب بالعنوان \u2068{email}\u2069، يظهر الحجز ضمن رحلاتك.',
  },

  /** Above a booking that is shown from the device, because the site does not respond. */
  saved: {
    asOf: 'تعذّر الوصول إلى الموقع. هذا حجزك كما كان في {time}.',
    resting: 'يمكن تغييره أو إلغاؤه عند عودة الاتصال.',
  },

  offline: {
    title: 'لا يوجد اتصال',
    text: 'لا يوجد اتصال بالإنترنت. سيعود البحث والحجز وتسجيل الدخول عند عودة الاتصال. ويبقى ما كتبته محفوظًا.',
    saved: 'محفوظ على هذا الجهاز:',
  },

  none: {
    notNow: 'لا يمكن عرض حجزك الآن',
    unreachable: 'تعذّر الوصول إلى الموقع. حجزك كما كان: الصفحة وحدها غير متاحة.',
    title: 'لا يوجد حجز على هذا العنوان',
    reason:
      'قد يكون الرابط غير مكتمل. يُرجى فتحه مجددًا من رسالتك الإلكترونية، أو نسخه كاملًا: الجزء الذي يلي «\u2066key=\u2069» جزء منه. وبرقم حجزك نرسل إليك الرابط مجددًا.',
    home: 'الانتقال إلى الصفحة الرئيسية',
  },

  standing: {
    title: 'سبق أن حجزت هذه الإقامة',
    note: 'المتابعة تحجزها مرة أخرى.',
    open: 'فتح الحجز \u2068{number}\u2069',
  },
} as const satisfies Translation<typeof english>;
