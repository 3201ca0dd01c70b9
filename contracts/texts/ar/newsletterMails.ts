import type { newsletterMails as english } from '../en/newsletterMails.ts';
import type { Translation } from '../translation.ts';

export const newsletterMails = {
  unsubscribe: 'إلغاء الاشتراك',
  confirm: {
    subject: 'تأكيد اشتراكك',
    body: 'طلب أحدهم، ولعله أنت، نشرتنا البريدية بهذا العنوان. بعد التأكيد تصلك النشرة ومعها رمز خصم 10% على حجزك الأول. يعمل الرابط لمدة سبعة أيام.',
    link: 'تأكيد الاشتراك',
    notYou: 'إذا لم تطلب ذلك، يُرجى تجاهل هذه الرسالة: لن يُرسل أي شيء آخر.',
  },
  already: {
    subject: 'أنت مشترك بالفعل',
    body: 'طلب أحدهم، ولعله أنت، نشرتنا البريدية بهذا العنوان الذي تصل إليه بالفعل. لا يلزم فعل أي شيء.',
  },
  welcome: {
    subject: 'مرحبًا بك في نشرتنا البريدية',
    heading: 'تم اشتراكك',
    withCode:
      'شكرًا لك. إليك رمز خصم 10% على حجزك الأول. وهو لك وحدك ويُستخدم مرة واحدة: يُرجى تسجيل الدخول بحساب له عنوان البريد الإلكتروني هذا، ثم إدخال الرمز قبل الحجز.',
    again: 'مرحبًا بعودتك. أُرسل رمز خصم 10% عند اشتراكك الأول.',
    code: 'رمزك',
    off: 'خصم 10%',
    findRoom: 'البحث عن غرفة',
  },
} as const satisfies Translation<typeof english>;
