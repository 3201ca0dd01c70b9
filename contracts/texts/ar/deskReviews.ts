import type { deskReviews as english } from '../en/deskReviews.ts';
import type { Translation } from '../translation.ts';

export const deskReviews = {
  lead: 'ما كتبه نزلاء هذا الموقع عن إقاماتهم. التعليق المخفي لا يراه إلا من كتبه.',
  caption: 'التعليقات',
  state: 'الحالة',
  states: {
    reported: 'مُبلَّغ عنه',
    hidden: 'مخفي',
    shown: 'معروض',
  },
  hotel: 'معرّف الفندق',
  columns: {
    review: 'التعليق',
    hotel: 'الفندق',
    written: 'وقت الكتابة',
    state: 'الحالة',
    actions: 'الإجراءات',
  },
  score: '{score, number} من 10',
  by: '\u2068{author}\u2069، الإقامة في {month}',
  reports:
    '{count, plural, zero {# بلاغ} one {بلاغ واحد} two {بلاغان} few {# بلاغات} many {# بلاغًا} other {# بلاغ}}',
  deleted: 'حذفه كاتبه',
  answer: 'رد الفندق',
  booking: 'الحجز',
  none: 'لم يكتب أي نزيل تعليقًا بعد.',
  noneFound: 'لا يوجد تعليق يطابق عوامل التصفية. يُرجى مسحها لعرض كل التعليقات.',
  actions: {
    hide: 'إخفاء<hidden> تعليق \u2068{author}\u2069</hidden>',
    restore: 'إعادة العرض<hidden> لتعليق \u2068{author}\u2069</hidden>',
    keep: 'إبقاء<hidden> تعليق \u2068{author}\u2069</hidden>',
    answer: 'رد<hidden> على تعليق \u2068{author}\u2069</hidden>',
    editAnswer: 'تعديل الرد<hidden> على \u2068{author}\u2069</hidden>',
    removeAnswer: 'إزالة الرد<hidden> على \u2068{author}\u2069</hidden>',
  },
  hide: {
    title: 'هل تريد إخفاء هذا التعليق؟',
    text: 'لن يراه إلا كاتبه، ولن يُحسب في متوسط الفندق. يُعرض لكاتبه أنه يخالف قواعد هذا الموقع.',
    confirm: 'إخفاء التعليق',
  },
  restore: {
    title: 'هل تريد عرض هذا التعليق من جديد؟',
    text: 'سيقرؤه الجميع في صفحة الفندق، وتُصفَّر البلاغات عنه.',
    confirm: 'عرض التعليق',
  },
  keep: {
    title: 'هل تريد إبقاء هذا التعليق؟',
    text: 'يبقى في صفحة الفندق، وتُصفَّر البلاغات عنه.',
    confirm: 'إبقاء التعليق',
  },
  write: {
    title: 'الرد باسم الفندق',
    text: 'سيقرأ الجميع الرد أسفل التعليق في صفحة الفندق. يُرجى عدم ذكر أي نزيل.',
    field: 'الرد',
    missing: 'يُرجى كتابة الرد.',
    confirm: 'نشر الرد',
  },
  remove: {
    title: 'هل تريد إزالة هذا الرد؟',
    text: 'لن يقرأه أحد بعد ذلك.',
    confirm: 'إزالة الرد',
  },
  problem: {
    changed: 'لم يتغير شيء: غيّر شخص آخر هذا التعليق في هذه الأثناء. يُعرض كما هو الآن.',
    deleted: 'لم يتغير شيء: حذف الكاتب هذا التعليق.',
  },
} as const satisfies Translation<typeof english>;
