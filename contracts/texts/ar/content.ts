import type { content as english } from '../en/content.ts';
import type { Translation } from '../translation.ts';

export const content = {
  contents: 'المحتويات',
  inEnglish: 'هذه الصفحة غير متاحة بلغتك بعد، وهي معروضة بالإنجليزية.',
  missing: 'لم ينشر مشغّل هذا الموقع جميع بياناته بعد. البيانات الناقصة: \u2066{names}\u2069.',
  contact: {
    title: 'إرسال رسالة',
    text: 'تصل رسالتك إلى فريقنا بالبريد الإلكتروني، ويصلك الرد على عنوانك.',
    bookingNumber: 'رقم الحجز (اختياري)',
    message: 'الرسالة',
    send: 'إرسال الرسالة',
    sending: 'جارٍ الإرسال…',
    sent: 'رسالتك في طريقها إلى فريقنا. سيصلك الرد على <ltr>{email}</ltr>.',
    another: 'كتابة رسالة أخرى',
    notSent: 'لم تُرسل رسالتك. ولا يزال ما كتبته هنا: يُرجى التحقق من الاتصال ثم المحاولة مجددًا.',
    tooMany:
      'لم تُرسل رسالتك بسبب كثرة الرسائل. ولا يزال ما كتبته هنا: يُرجى المحاولة مجددًا بعد ساعة.',
    closed: 'لا يمكن مراسلتنا من هنا بعد: لم يحدد مشغّل هذا الموقع عنوانًا للرسائل.',
    aboutBooking: 'مراسلتنا بشأن هذا الحجز',
  },
} as const satisfies Translation<typeof english>;
