import type { desk as english } from '../en/desk.ts';
import type { Translation } from '../translation.ts';

export const desk = {
  request: {
    subject: 'طلب: \u2068{hotel}\u2069، {day}',
    heading: 'هناك حجز في انتظارك',
    body: 'يطلب مسافر إقامة في \u2068{hotel}\u2069. يُرجى فتح الصفحة لتأكيد الطلب أو رفضه.',
    link: 'التأكيد أو الرفض',
    keepLink: 'يعمل الرابط مرة واحدة لكل من يملكه: يُرجى عدم إعادة توجيه هذه الرسالة.',
  },
  cancelled: {
    subject: 'ألغاه المسافر: \u2068{hotel}\u2069، {day}',
    heading: 'تم إلغاء حجز',
    body: 'ألغى المسافر إقامة في \u2068{hotel}\u2069 كانت قد طُلبت منكم.',
  },
  notCancelled: {
    subject: 'لم يُلغَ بعد التغيير: \u2068{hotel}\u2069، {day}',
    heading: 'لدى مسافر حجزان قائمان',
    body: 'غيّر المسافر إقامة في \u2068{hotel}\u2069. تم تأكيد الحجز الجديد، لكن المزوّد لم يُلغِ هذا الحجز. تصل المسافر رسالة بذلك.',
    todo: 'يُرجى الاستيضاح من المزوّد والمسافر عمّا يسري. للإلغاء: \u2066npm run bookings -- cancel {id}\u2069.',
  },
  providerCancelled: {
    subject: 'ألغاه المزوّد: \u2068{hotel}\u2069، {day}',
    heading: 'ألغى المزوّد حجزًا',
    body: 'يفيد المزوّد بإلغاء إقامة في \u2068{hotel}\u2069. لم يُلغها أحد على هذا الموقع. تصل المسافر رسالة بذلك.',
  },
  mismatch: {
    subject: 'يُرجى المراجعة مع المزوّد: \u2068{hotel}\u2069، {day}',
    heading: 'ما لدى المزوّد يختلف عمّا تم حجزه',
    body: 'يُرجى الاستيضاح من المزوّد عمّا يسري. يُعرض للمسافر أنكم تستوضحون الأمر.',
    todoPending:
      'بعد ذلك: \u2066npm run bookings -- confirm {id}\u2069 أو \u2066decline {id}\u2069. إذا كان هناك حجز غير مرغوب فيه لدى المزوّد، فيُرجى إلغاؤه أولًا.',
    todo: 'بعد ذلك: \u2066npm run bookings -- settle {id}\u2069.',
  },
  page: {
    noSuchLink: 'هذا الرابط غير صالح',
    openWholeLink:
      'يُرجى فتح الرابط كاملًا من الرسالة. يمكن أيضًا معالجة الطلبات بالأمر \u2066npm run bookings\u2069.',
    used: 'استُخدم هذا الرابط أو انتهت صلاحيته',
    stillOpen: 'لا يزال الطلب مفتوحًا: يُرجى استخدام \u2066npm run bookings\u2069.',
    stateNow: 'حالة الحجز: {state}.',
    heading: 'مسافر يطلب إقامة',
    body: 'يُرجى تأكيد الطلب أدناه أو رفضه. تصل المسافر رسالة فورًا.',
    confirmed: 'تم تأكيد الحجز',
    declined: 'تم رفض الحجز',
    travellerMailed: 'تصل المسافر رسالة بذلك.',
    reference: 'رقمكم المرجعي، إن وُجد',
    confirm: 'تأكيد الحجز',
    decline: 'رفض',
  },
} as const satisfies Translation<typeof english>;
