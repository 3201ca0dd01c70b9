import type { deskNewsletter as english } from '../en/deskNewsletter.ts';
import type { Translation } from '../translation.ts';

export const deskNewsletter = {
  caption: 'الاشتراكات',
  numbers: 'مؤكَّدة: {confirmed, number}، غير مؤكَّدة بعد: {pending, number}، منتهية: {ended, number}',
  email: 'عنوان البريد الإلكتروني',
  emailInvalid: 'يُرجى كتابة عنوان بريد إلكتروني كامل.',
  state: 'الحالة',
  states: {
    confirmed: 'مؤكَّد',
    pending: 'غير مؤكَّد بعد',
    unsubscribed: 'منتهٍ',
  },
  columns: {
    email: 'عنوان البريد الإلكتروني',
    state: 'الحالة',
    requested: 'وقت الطلب',
    confirmed: 'وقت التأكيد',
    ended: 'وقت الانتهاء',
    actions: 'الإجراءات',
  },
  removed: 'أُزيل العنوان',
  export: 'تصدير المؤكَّدة بصيغة CSV',
  none: 'لم يطلب أحد النشرة البريدية بعد.',
  noneFound: 'لا يوجد اشتراك يطابق عوامل التصفية. يُرجى مسحها لعرض كل الاشتراكات.',
  remove: 'إزالة<hidden> \u2068{email}\u2069</hidden>',
  removal: {
    title: 'هل تريد إزالة هذا العنوان؟',
    text: 'لن تصل النشرة البريدية إلى \u2068{email}\u2069، ويُحذف العنوان. يمكن لصاحبه الاشتراك من جديد. لا تُرسل أي رسالة.',
    confirm: 'إزالة العنوان',
  },
  ended: 'لم يتغير شيء: انتهى هذا الاشتراك من قبل.',
} as const satisfies Translation<typeof english>;
