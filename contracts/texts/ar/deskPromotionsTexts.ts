import type { DeskPromotionsTexts } from '../en/deskPromotionsTexts.ts';
import type { Translation } from '../translation.ts';

/** The texts of the desk's page of promotion codes, in Arabic; a part of that page's chunk. */
export const deskPromotionsTexts: Translation<DeskPromotionsTexts> = {
  deskPromotions: {
    lead: 'رموز تخفّض ما يدفعه المسافر. يدفع الموقع للفندق ما يخصمه الرمز.',
    personal:
      'الرموز الشخصية لمشتركي النشرة البريدية غير مدرجة هنا: {codes, plural, zero {# رمز} one {رمز واحد} two {رمزان} few {# رموز} many {# رمزًا} other {# رمز}}، والحجوزات التي تستخدم أحدها: {uses, plural, zero {لا يوجد أي حجز} one {حجز واحد} two {حجزان} few {# حجوزات} many {# حجزًا} other {# حجز}}.',
    caption: 'الرموز الترويجية',
    state: 'الحالة',
    states: {
      running: 'سارٍ',
      planned: 'لم يبدأ بعد',
      ended: 'منتهٍ',
    },
    usedUp: 'بلغ الحد الأقصى',
    columns: {
      code: 'الرمز',
      gives: 'الخصم',
      days: 'الأيام (UTC)',
      uses: 'الحجوزات',
      state: 'الحالة',
      actions: 'الإجراءات',
    },
    none: 'لا توجد رموز ترويجية بعد. يمكن للمالية والمسؤولين إنشاؤها عبر «رمز ترويجي جديد».',
    noneFound: 'لا يوجد رمز ترويجي بهذه الحالة. يُرجى مسح عامل التصفية لعرض كل الرموز.',
    share: '{share} من سعر الليالي',
    days: {
      between: 'من {from} إلى {until}',
      from: 'ابتداءً من {from}',
      until: 'حتى {until}',
      always: 'بلا تاريخ انتهاء',
    },
    usesOf: '{uses, number} من {most, number}',
    perPerson:
      '{most, plural, zero {# حجز لكل شخص} one {حجز واحد لكل شخص} two {حجزان لكل شخص} few {# حجوزات لكل شخص} many {# حجزًا لكل شخص} other {# حجز لكل شخص}}',
    record: 'السجل<hidden> الخاص بالرمز {code}</hidden>',
    terms: {
      gives: 'الخصم',
      share: '{share} من سعر الليالي، من دون الضرائب والرسوم',
      amount: '{amount}، وبحد أقصى السعر كاملًا، من الأسعار بعملة {currency}',
      whom: 'لمن',
      everybody: 'كل من يعرف الرمز، مع تسجيل الدخول أو من دونه',
      signedIn: 'كل من يعرف الرمز بعد تسجيل الدخول بعنوان بريد إلكتروني مؤكَّد',
      days: 'الأيام (UTC، ويشمل ذلك اليوم الأخير)',
      any: 'بلا حد',
      pays: 'من يدفع',
      site: 'الموقع؛ يحصل الفندق على سعره كاملًا',
    },
    create: {
      button: 'رمز ترويجي جديد',
      title: 'رمز ترويجي جديد',
      code: 'الرمز',
      suggest: 'اقتراح رمز',
      kind: 'الخصم',
      kinds: {
        percent: 'نسبة من سعر الليالي',
        amount: 'مبلغ',
      },
      percent: 'النسبة المئوية',
      percentWrong: 'يُرجى إدخال عدد صحيح من 1 إلى 100.',
      amountHint: 'مثل \u206820.00\u2069',
      amountWrong: 'يُرجى إدخال مبلغ أكبر من صفر مع كسوره العشرية، مثل \u206820.00\u2069.',
      startsOn: 'اليوم الأول (UTC)',
      startsOnHint: 'عند تركه فارغًا: فورًا.',
      startsOnWrong: 'يُرجى اختيار يوم آخر.',
      endsOn: 'اليوم الأخير (UTC)',
      endsOnHint: 'عند تركه فارغًا: بلا تاريخ انتهاء.',
      endsOnWrong: 'يُرجى اختيار يوم لم ينتهِ بتوقيت UTC ولا يسبق اليوم الأول.',
      maxUses: 'إجمالي الحجوزات',
      maxUsesPerPerson: 'حجوزات الشخص الواحد',
      anyHint: 'عند تركه فارغًا: بلا حد.',
      usesWrong: 'يُرجى إدخال عدد صحيح من 1 فأكثر.',
      preview: 'ما يقدّمه الرمز {code}',
      notYet: 'يظهر هنا ما يقدّمه الرمز الترويجي بعد ملء الحقول أعلاه.',
      confirm: 'إنشاء الرمز الترويجي',
      done: 'تم إنشاء الرمز الترويجي {code}.',
    },
    end: {
      button: 'إنهاء<hidden> الرمز {code}</hidden>',
      title: 'إنهاء الرمز {code}؟',
      text: 'لن يمكن لأحد استخدام الرمز من الآن، ولا يمكن تشغيله من جديد. {uses, plural, =0 {لا يستخدمه أي حجز.} zero {لا يستخدمه أي حجز.} one {يستخدمه حجز واحد ويحتفظ بالخصم.} two {يستخدمه حجزان ويحتفظان بالخصم.} few {تستخدمه # حجوزات وتحتفظ بالخصم.} many {يستخدمه # حجزًا وتحتفظ بالخصم.} other {يستخدمه # حجز وتحتفظ بالخصم.}}',
      confirm: 'إنهاء الرمز الترويجي',
    },
    problem: {
      exists:
        'لم يُنشأ أي رمز: الرمز {code} موجود بالفعل، والخصم: {gives}. {known, select, yes {أنشأه {by} في {day}.} other {أُنشئ في {day}.}} يُرجى اختيار رمز آخر.',
      ended:
        'لم يتغيّر أي شيء: {known, select, yes {أنهى {by} الرمز {code} في {day}.} other {أُنهي الرمز {code} في {day}.}}',
    },
  },
};
