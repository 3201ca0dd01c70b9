import type { problems as english } from '../en/problems.ts';
import type { Translation } from '../translation.ts';

export const problems = {
  promotion: {
    unknown: 'لا يوجد رمز ترويجي بالاسم {code}.',
    unknownToAccount: 'لا يوجد لهذا الحساب رمز ترويجي بالاسم {code}.',
    notYet: 'يمكن استخدام الرمز {code} ابتداءً من {day}.',
    notYetOpen: 'لا يمكن استخدام الرمز {code} بعد.',
    ended: 'انتهت صلاحية الرمز {code}.',
    endedOn: 'كان الرمز {code} صالحًا حتى {day}.',
    usedUp: 'بلغ الرمز {code} الحد الأقصى لعدد مرات الاستخدام.',
    alreadyUsed: 'لقد بلغت الحد الأقصى لعدد مرات استخدام الرمز {code}.',
    signedOut: 'لاستخدام الرمز {code} يلزم تسجيل الدخول بعنوان بريد إلكتروني مؤكَّد.',
    otherAmount: 'تغيّر مبلغ الخصم للرمز {code}.',
    otherCurrency: 'الرمز {code} مخصص للأسعار بعملة أخرى.',
    otherCurrencyThan: 'الرمز {code} مخصص للأسعار بعملة {currency}، وليس بعملة {wanted}.',
  },

  rewards: {
    off: 'لا يمكن استخدام OneKeyCash في الوقت الحالي.',
    signedOut: 'لاستخدام OneKeyCash يلزم تسجيل الدخول.',
    overPrice: 'مبلغ OneKeyCash أكبر من السعر.',
    belowMinimum: 'حتى أول إقامة لك، يُستخدم OneKeyCash للحجوزات بقيمة {minimum} أو أكثر.',
    overBalance: 'رصيدك من OneKeyCash أقل من ذلك.',
    refused: 'لا يمكن استخدام OneKeyCash لهذا الحجز.',
  },

  creditNotUsed:
    '{reason} لم يتم حجز أي شيء. يُرجى الاطلاع على السعر الجديد، ثم الضغط مرة أخرى على «{bookNow}».',

  field: {
    required: 'يُرجى ملء هذا الحقل.',
    tooShort:
      'النص قصير جدًا: الحد الأدنى {min, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.',
    tooLong:
      'النص طويل جدًا: الحد الأقصى {max, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.',
    oneLine: 'يُرجى الكتابة في سطر واحد، من دون فواصل أسطر.',
    controlCharacters: 'يحتوي النص على رمز لا يمكن استخدامه. يُرجى كتابته من جديد.',
    unchanged: 'هذا هو عنوان حسابك بالفعل.',
    invalid: 'هذه القيمة غير مقبولة. يُرجى التحقق منها ثم المحاولة مرة أخرى.',
  },
} as const satisfies Translation<typeof english>;
