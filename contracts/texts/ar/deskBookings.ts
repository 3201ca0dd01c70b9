import type { deskBookings as english } from '../en/deskBookings.ts';
import type { Translation } from '../translation.ts';

export const deskBookings = {
  caption: 'الحجوزات',
  text: 'الاسم أو البريد الإلكتروني أو الرقم',
  textInvalid: 'يُرجى كتابة حرفين على الأقل.',
  reference: 'الرقم المرجعي لدى المزوّد',
  hotel: 'الفندق أو معرّفه',
  hotelInvalid: 'يُرجى كتابة حرفين على الأقل.',
  status: 'الحالة',
  waits: 'في انتظار',
  waitsFor: {
    outcome: 'نتيجة من المزوّد',
    cancellation: 'إلغاء',
    mismatch: 'تسوية اختلاف',
    mail: 'رسالة لم تُرسل',
  },
  checkInFrom: 'تسجيل الوصول من',
  checkInTo: 'تسجيل الوصول إلى',
  createdFrom: 'وقت الحجز من',
  createdTo: 'وقت الحجز إلى',
  order: 'الترتيب',
  orders: {
    newest: 'الأحدث أولًا',
    arrival: 'حسب تسجيل الوصول',
  },
  ofAccount: 'تُعرض حجوزات حساب واحد فقط.',
  columns: {
    number: 'الرقم',
    status: 'الحالة',
    guest: 'النزيل',
    hotel: 'الفندق',
    stay: 'الإقامة',
    total: 'الإجمالي',
    reference: 'الرقم المرجعي',
    created: 'وقت الحجز',
    waits: 'الانتظار منذ',
  },
  erased: 'مُحيت البيانات الشخصية',
  export: 'تصدير بصيغة CSV',
  none: 'لا توجد حجوزات بعد.',
  noneFound: 'لا يوجد حجز يطابق عوامل التصفية. يُرجى تغييرها أو مسحها لعرض كل الحجوزات.',
} as const satisfies Translation<typeof english>;
