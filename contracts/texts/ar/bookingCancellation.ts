import type { bookingCancellation as english } from '../en/bookingCancellation.ts';
import type { Translation } from '../translation.ts';

export const bookingCancellation = {
  title: 'الإلغاء',
  onceConfirmed: 'بعد تأكيد الفندق: {terms}',
  free: 'الإلغاء الآن مجاني.',
  costs: 'يكلّف الإلغاء الآن {fee}.',
  cancel: 'إلغاء الحجز',
  question: 'هل تريد إلغاء هذا الحجز؟',
  yes: 'نعم، إلغاء الحجز',
  cancelling: 'جارٍ الإلغاء…',
  keep: 'الاحتفاظ بالحجز',

  fee: 'رسوم الإلغاء',
  paidWithCredits: 'مدفوع من أرصدتك',
  returned: 'يُردّ إليك أو لم يعد مستحقًا',
  rewardsBack: 'رصيد OneKeyCash المُعاد إليك',
  promotion: 'الرمز الترويجي \u2068{code}\u2069',
  usableAgain: 'يمكن استخدامه مجددًا',

  notCancelled: {
    feeChanged: 'تغيّرت الرسوم. يُرجى الاطلاع عليها واتخاذ القرار من جديد.',
    noAnswer: 'لم يصل أي رد. يُرجى المحاولة مجددًا: لا يُلغى الحجز إلا مرة واحدة.',
    refused: 'لم يعد الفندق يقبل إلغاء هذا الحجز.',
  },
} as const satisfies Translation<typeof english>;
