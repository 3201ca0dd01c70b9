import type { rooms as english } from '../en/rooms.ts';
import type { Translation } from '../translation.ts';

export const rooms = {
  none: 'لا توجد غرف متاحة',
  noneWithBeds: 'لا توجد غرفة بهذا العدد من الأسرّة. يمكن عرض جميع الغرف بدلًا من ذلك.',
  booked: 'سبق أن حجزت هذا النوع من الغرف.',
  filter: {
    label: 'تصفية الغرف',
    all: 'جميع الغرف',
    oneBed: 'سرير واحد',
    twoBeds: 'سريران',
    threeBeds: '3 أسرّة أو أكثر',
    shown:
      '{rooms, plural, zero {المعروض: # غرفة} one {المعروض: غرفة واحدة} two {المعروض: غرفتان} few {المعروض: # غرف} many {المعروض: # غرفة} other {المعروض: # غرفة}}',
    shownPlain:
      '{rooms, plural, zero {المعروض: # غرفة} one {المعروض: غرفة واحدة} two {المعروض: غرفتان} few {المعروض: # غرف} many {المعروض: # غرفة} other {المعروض: # غرفة}}',
  },
  breakfast: {
    first: 'الإفطار أولًا',
    none: 'لا يوجد سعر يشمل الإفطار لهذه الإقامة.',
  },
  prices: {
    known: 'الأسعار لفترة {days}، {party}.',
    knownTonight: 'أسعار الليلة، {days}، {party}.',
    full: 'لا توجد غرفة شاغرة لفترة {days}. يُرجى اختيار أيام أخرى أعلاه.',
    fullTonight: 'لا توجد غرفة شاغرة الليلة. يُرجى اختيار أيام أخرى أعلاه.',
    unknown: 'أسعار فترة {days} غير معروفة. يُرجى اختيار أيام أخرى أعلاه أو المحاولة لاحقًا.',
    unknownTonight: 'أسعار الليلة غير معروفة. يُرجى اختيار أيام أخرى أعلاه أو المحاولة لاحقًا.',
  },
  offer: {
    name: '\u2068{room}\u2069، {meal}',
    onRequest: 'حسب الطلب: مكان الإقامة يؤكد الحجز',
    left: '{rooms, plural, zero {تبقّت # غرفة} one {تبقّت غرفة واحدة} two {تبقّت غرفتان} few {تبقّت # غرف} many {تبقّت # غرفة} other {تبقّت # غرفة}}',
    partAtProperty: 'الدفع قبل الوصول، و{amount} في مكان الإقامة',
    notForParty: 'غير متاح في هذه الليالي: {party}.',
    noPrice: 'لا يتوفر سعر',
    select: 'اختيار',
    sendRequest: 'إرسال الطلب',
    selectOffer: 'اختيار \u2068{room}\u2069، {meal}، {cancellation}، {payment}',
    requestOffer: 'إرسال الطلب: \u2068{room}\u2069، {meal}، {cancellation}، {payment}',
  },
  sample: {
    refundable: 'قابل للاسترداد بالكامل',
    until: 'قبل الأربعاء، 27 نوفمبر',
    nightly: '<strong>{amount}</strong> لليلة',
    total: 'الإجمالي {amount}',
    reserve: 'حجز',
    reserveRoom: 'حجز \u2068{room}\u2069',
  },
} as const satisfies Translation<typeof english>;
