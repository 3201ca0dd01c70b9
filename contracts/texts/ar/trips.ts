import type { trips as english } from '../en/trips.ts';
import type { Translation } from '../translation.ts';

export const trips = {
  title: 'الرحلات',
  withoutAccount: 'حجزت بدون حساب؟ <link>العثور على حجزي</link> برقمه.',
  noneComing: 'لا توجد رحلات قادمة.',
  findStay: 'البحث عن إقامة',
  coming: 'القادمة',
  past: 'السابقة',
  cancelled: 'الملغاة',
  roomAndRegion: '\u2068{room}\u2069، {region}',
  number: 'رقم الحجز <ltr>{number}</ltr>',
  status: {
    pending: 'قيد التأكيد',
    requested: 'تم الطلب',
    confirmed: 'مؤكد',
    declined: 'لم يتم الحجز',
    cancelled: 'ملغى',
    stayed: 'تمت الإقامة',
    'no-show': 'لم يتم الوصول',
  },
  nothingToPay: 'لا يوجد ما يُدفع',
  fee: 'تدفع للفندق رسومًا قدرها {amount}',
  next: {
    changed: 'تم التغيير إلى الحجز <ltr>{number}</ltr>',
    clarifying: 'نستوضح الأمر مع الفندق',
    beingCancelled: 'قيد الإلغاء: لم يرد الفندق بعد',
    pending: 'لم يرد الفندق بعد',
    requested: 'يؤكده الفندق بنفسه',
  },
  writeReview: 'كتابة تعليق<hidden> على \u2068{hotel}\u2069</hidden>',
} as const satisfies Translation<typeof english>;
