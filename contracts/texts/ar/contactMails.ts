import type { contactMails as english } from '../en/contactMails.ts';
import type { Translation } from '../translation.ts';

export const contactMails = {
  subject: 'رسالة من نموذج التواصل',
  aboutBooking: 'رسالة بشأن الحجز {number}',
  sender: 'المرسل',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  bookingNumber: 'رقم الحجز',
  language: 'اللغة',
  answer: 'يصل الرد على هذه الرسالة إلى المرسل.',
  unchecked:
    'لم يُتحقَّق من الاسم ولا من العنوان. يجب التأكد من هوية المرسل قبل الإفصاح عن أي شيء يخص حجزًا.',
} as const satisfies Translation<typeof english>;
