import type { newsletter as english } from '../en/newsletter.ts';
import type { Translation } from '../translation.ts';

export const newsletter = {
  heading: 'رسائل من الطريق',
  offer: 'الاشتراك في نشرتنا البريدية يمنحك خصم 10% على حجزك الأول.',
  email: 'البريد الإلكتروني',
  subscribe: 'اشتراك',
  outcome: {
    invalid: 'يُرجى إدخال عنوان بريد إلكتروني، مثل name@example.com.',
    sent: 'يُرجى التحقق من بريدك الوارد: أرسلنا رسالة لتأكيد اشتراكك.',
    tooMany: 'محاولات كثيرة جدًا. يُرجى المحاولة لاحقًا.',
  },
} as const satisfies Translation<typeof english>;
