import type { travellers as english } from '../en/travellers.ts';
import type { Translation } from '../translation.ts';

export const travellers = {
  title: 'بياناتك',
  citizenship: 'جنسية النزلاء',
  email: 'عنوان البريد الإلكتروني',
  emailHint: 'يُرسل إليه رابط حجزك.',
  specialRequests: 'طلبات خاصة',
  choose: 'اختيار',

  names: {
    title: 'أسماء النزلاء',
    others: 'أسماء النزلاء الآخرين',
    guest: 'النزيل {number, number}',
    guestOptional: 'النزيل {number, number} (اختياري)',
    child: 'النزيل {number, number}، طفل بعمر {age, number}',
    childOptional: 'النزيل {number, number}، طفل بعمر {age, number} (اختياري)',
    saved: 'مسافر محفوظ',
    first: 'الاسم الأول',
    last: 'اسم العائلة',
  },

  given: {
    label: 'من يسجّل الوصول',
    change: 'تغيير',
    changeLabel: 'تغيير من يسجّل الوصول',
  },

  saving: {
    label: 'حفظ البيانات للحجوزات القادمة',
    signedOut: 'لحفظها، يُرجى <link>تسجيل الدخول</link>. يبقى ما كتبته هنا.',
    what: 'يُحفظ في حسابك اسم النزيل الأول وجنسيته ورقم هاتفه.',
    full: 'في حسابك {count, plural, zero {# مسافر محفوظ} one {مسافر محفوظ واحد} two {مسافران محفوظان} few {# مسافرين محفوظين} many {# مسافرًا محفوظًا} other {# مسافر محفوظ}}، وهو الحد الأقصى، لذا لن يُحفظ هذا المسافر. تمكن إزالة أحدهم في <link>حسابك</link>.',
    failed: 'لم يتأثر حجزك، لكن تعذّر حفظ المسافر. تمكن إضافته في <link>حسابك</link>.',
  },

  errors: {
    firstName: 'يُرجى إدخال الاسم الأول',
    lastName: 'يُرجى إدخال اسم العائلة',
    citizenship: 'يُرجى اختيار بلد',
    email: 'يُرجى إدخال عنوان بريد إلكتروني، مثل name@example.com',
    phone: 'يُرجى إدخال رقم هاتف مع رمز البلد، مثل \u2066+92 300 1234567\u2069',
    service: 'يُرجى اختيار أحد الخيارات، أو إلغاء تحديد الخدمة',
  },
  phone: {
    country: 'بلد رقم الهاتف',
    countryAndCode: '{country} (\u2068{calling}\u2069)',
    number: 'رقم الهاتف المحمول',
    hintWithCountry: 'بدون علامة + ورمز البلد، يُعدّ الرقم من أرقام هذا البلد.',
    hintWithoutCountry: 'مع رمز البلد، مثل \u2066+92 300 1234567\u2069.',
  },
} as const satisfies Translation<typeof english>;
