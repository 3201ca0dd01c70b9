import type { reviews as english } from '../en/reviews.ts';
import type { Translation } from '../translation.ts';

export const reviews = {
  loading: 'جارٍ التحميل…',
  cancel: 'إلغاء',
  failed: 'لم تنجح العملية. يُرجى المحاولة مجددًا.',
  aGuest: 'أحد النزلاء',
  score: '{score, number}<hidden> من 10</hidden>',
  by: '<name>{author}</name>، الإقامة في {month}',
  answer: 'رد الفندق',
  list: {
    title: 'تعليقات نزلائنا',
    note: 'كتبها نزلاء حجزوا هنا وأقاموا في الفندق. ونتحقق من كل تقييم بمقارنته بالحجز.',
    more: 'عرض مزيد من التعليقات',
    moreFailed: 'تعذّر تحميل مزيد من التعليقات. يُرجى المحاولة مجددًا.',
  },
  report: {
    open: 'إبلاغ<hidden> عن تعليق \u2068{author}\u2069</hidden>',
    question: 'هل تريد الإبلاغ عن هذا التعليق؟ سنراجعه ونخفيه إذا خالف قواعدنا.',
    yes: 'إبلاغ',
    thanks: 'شكرًا لك. سنراجع هذا التعليق.',
  },
  own: {
    title: 'تعليقك',
    hidden: 'لا يُعرض على الموقع لأنه يخالف قواعدنا.',
    shown: 'يُعرض على صفحة الفندق. شكرًا لك!',
    delete: 'حذف',
    deleteQuestion: 'هل تريد حذف تعليقك؟',
    deleteYes: 'حذف التعليق',
    notLoaded: 'تعذّر تحميل تعليقك.',
  },
  form: {
    score: 'تقييمك',
    scoreHint: '0 سيئ جدًا، و10 رائع.',
    text: 'تعليقك',
    textHint: 'ما الذي أعجبك وما الذي لم يعجبك؟ يُرجى عدم ذكر أسماء أو أرقام هواتف.',
    public: 'يمكن للجميع قراءته على صفحة الفندق، مع شهر إقامتك.',
    publicWithName: 'يمكن للجميع قراءته على صفحة الفندق، مع اسمك الأول وشهر إقامتك.',
    publish: 'نشر التعليق',
    publishing: 'جارٍ النشر…',
  },
  errors: {
    score: 'يُرجى اختيار تقييم.',
    empty: 'يُرجى كتابة بضع كلمات عن إقامتك.',
    tooLong: 'يجب ألا يتجاوز عدد أحرف تعليقك {most, number}.',
    controlCharacters: 'يجب ألا يتضمن تعليقك أحرف تحكّم.',
    alreadyReviewed: 'يوجد تعليق على هذه الإقامة بالفعل.',
    notStayed: 'لا يمكن التعليق إلا على إقامة انقضت.',
    tooManyTries: 'محاولات كثيرة جدًا. يُرجى الانتظار دقيقة ثم المحاولة مجددًا.',
    notPublished: 'لم يُنشر تعليقك. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.',
  },
} as const satisfies Translation<typeof english>;
