import type { searchFields as english } from '../en/searchFields.ts';
import type { Translation } from '../translation.ts';

export const searchFields = {
  dates: 'التواريخ',
  checkIn: 'تسجيل الوصول',
  checkOut: 'تسجيل المغادرة',
  noDates: 'الوصول – المغادرة',
  addDate: 'إضافة تاريخ',
  dayRejected: '«\u2068{text}\u2069» ليس تاريخًا صالحًا بدءًا من {day}.',
  calendar: 'التقويم',
  chooseArrival: 'اختيار يوم الوصول',
  chooseDeparture: 'اختيار يوم المغادرة',
  clearDates: 'مسح التواريخ',
  done: 'تم',
  travelers: 'المسافرون',
  travelersExample: 'مسافران',
  partyRejected:
    'لم نفهم «\u2068{text}\u2069». يُرجى الكتابة مثل «3 بالغين، غرفة واحدة»، أو استخدام الزر.',
  partyWords: {
    rooms: 'غرفة, غرف, غرفتان, غرفتين',
    children: 'طفل, طفلا, طفلان, طفلين, أطفال, طفلة, ولد, أولاد',
    adults:
      'بالغ, بالغا, بالغان, بالغين, بالغون, بالغة, راشد, راشدا, راشدين, راشدون, كبار, مسافر, مسافرا, مسافران, مسافرين, مسافرون, ضيف, ضيفا, ضيوف, نزيل, نزيلا, نزلاء, شخص, شخصا, شخصان, شخصين, أشخاص, فرد, فردا, أفراد',
    and: 'و',
  },
  chooseGuests: 'اختيار النزلاء',
  guestsAndRooms: 'النزلاء والغرف',
  rooms: { label: 'الغرف', fewer: 'تقليل عدد الغرف', more: 'زيادة عدد الغرف' },
  adults: { label: 'البالغون', fewer: 'تقليل عدد البالغين', more: 'زيادة عدد البالغين' },
  children: { label: 'الأطفال', fewer: 'تقليل عدد الأطفال', more: 'زيادة عدد الأطفال' },
  ageOfChild: 'عمر الطفل {number, number}',
  chooseAge: 'اختيار',
  underOne: 'أقل من سنة',
  roomsWithoutAdult:
    'تحتاج كل غرفة إلى بالغ: لا يمكن حجز {rooms, plural, zero {# غرفة} one {غرفة واحدة} two {غرفتين} few {# غرف} many {# غرفة} other {# غرفة}} مع {adults, plural, zero {# بالغ} one {بالغ واحد} two {بالغَين اثنين} few {# بالغين} many {# بالغًا} other {# بالغ}}.',
  missingAges:
    '{children, plural, zero {يُرجى اختيار عمر كل طفل.} one {يُرجى اختيار عمر الطفل.} two {يُرجى اختيار عمر كل طفل.} few {يُرجى اختيار عمر كل طفل.} many {يُرجى اختيار عمر كل طفل.} other {يُرجى اختيار عمر كل طفل.}}',
} as const satisfies Translation<typeof english>;
