import type { search as english } from '../en/search.ts';
import type { Translation } from '../translation.ts';

export const search = {
  tabs: { label: 'ما تريد حجزه', stays: 'الإقامات', experiences: 'التجارب' },
  form: 'الإقامات',
  changeStay: 'تغيير إقامتك',
  submit: 'بحث',
  open: 'تغيير',
  close: 'إغلاق',
  anyDates: 'أي تواريخ',
  allPlaces: 'جميع الأماكن',
  stay: '{days}، {nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}، {guests}{rooms, plural, =1 {} zero {، # غرفة} one {، غرفة واحدة} two {، غرفتان} few {، # غرف} many {، # غرفة} other {، # غرفة}}',
  stayTonight:
    '{tonight}، {guests}{rooms, plural, =1 {} zero {، # غرفة} one {، غرفة واحدة} two {، غرفتان} few {، # غرف} many {، # غرفة} other {، # غرفة}}',
  mended: {
    checkInPast: 'كان تاريخ تسجيل الوصول في الماضي: {day}. يُرجى اختيار تواريخ جديدة.',
    checkOutPast: 'كان تاريخ تسجيل المغادرة في الماضي: {day}. يُرجى اختيار تواريخ جديدة.',
    notAfterCheckIn: 'لم يكن تاريخ المغادرة بعد تاريخ الوصول، لذا أصبح الآن اليوم التالي.',
  },
  results: {
    back: 'العودة إلى النتائج',
    allStaysIn: 'جميع الإقامات في \u2068{place}\u2069',
    allStays: 'جميع الإقامات',
  },
} as const satisfies Translation<typeof english>;
