import type { deskWebhooks as english } from '../en/deskWebhooks.ts';
import type { Translation } from '../translation.ts';

export const deskWebhooks = {
  lead: 'أحداث الحجوزات التي تُرسل إلى عنوانك، خلال آخر 30 يومًا.',
  caption: 'الأحداث',
  notConfigured:
    'لا يوجد عنوان يرسل إليه هذا الموقع الأحداث. لتلقّيها يُرجى ضبط \u2066BOOKINGS_WEBHOOK\u2069 و\u2066BOOKINGS_WEBHOOK_SECRET\u2069.',
  state: 'الحالة',
  states: {
    waiting: 'في الانتظار',
    failed: 'توقفت المحاولات',
    sent: 'أُرسل',
  },
  columns: {
    event: 'الحدث',
    booking: 'الحجز',
    happened: 'وقت الحدوث',
    state: 'الحالة',
    attempts: 'المحاولات',
    actions: 'الإجراءات',
  },
  next: 'المحاولة التالية: <time></time>',
  sentAt: 'أُرسل: <time></time>',
  failedAt: 'توقفت المحاولات: <time></time>',
  lastError: 'آخر خطأ: {error}',
  none: 'لم يُرسل أي حدث خلال آخر 30 يومًا. يرسله أول تغيير في حجز.',
  noneFound: 'لا يوجد حدث بهذه الحالة. يُرجى مسح عوامل التصفية لعرض كل الأحداث.',
  send: {
    waiting: 'إرسال الآن<hidden> \u2068{event}\u2069</hidden>',
    failed: 'إعادة الإرسال<hidden> \u2068{event}\u2069</hidden>',
    sent: 'إعادة الإرسال<hidden> \u2068{event}\u2069</hidden>',
  },
  sending: {
    title: 'هل تريد إرسال هذا الحدث؟',
    text: 'يُرسل الحدث \u2068{event}\u2069 فورًا إلى عنوانك، بقيمة webhook-id نفسها. لا يُبلَّغ أي نزيل.',
    confirm: 'إرسال الحدث',
  },
  changed: 'لم يتغير شيء: جرت محاولة إرسال هذا الحدث في هذه الأثناء. يُعرض كما هو الآن.',
} as const satisfies Translation<typeof english>;
