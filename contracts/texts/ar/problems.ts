import type { problems as english } from '../en/problems.ts';
import type { Translation } from '../translation.ts';

export const problems = {
  promotion: {
    unknown: 'لا يوجد رمز ترويجي بالاسم {code}.',
    'unknown-to-account': 'لا يوجد لهذا الحساب رمز ترويجي بالاسم {code}.',
    'not-yet': 'يمكن استخدام الرمز {code} ابتداءً من {day}.',
    ended: 'انتهت صلاحية الرمز {code}.',
    'ended-on': 'كان الرمز {code} صالحًا حتى {day}.',
    'used-up': 'بلغ الرمز {code} الحد الأقصى لعدد مرات الاستخدام.',
    'already-used': 'لقد بلغت الحد الأقصى لعدد مرات استخدام الرمز {code}.',
    'signed-out': 'لاستخدام الرمز {code} يلزم تسجيل الدخول بعنوان بريد إلكتروني مؤكَّد.',
    amount: 'تغيّر مبلغ الخصم للرمز {code}.',
    'other-currency': 'الرمز {code} مخصص للأسعار بعملة {currency}، وليس بعملة {wanted}.',
  },

  rewards: {
    off: 'لا يمكن استخدام OneKeyCash في الوقت الحالي.',
    'signed-out': 'لاستخدام OneKeyCash يلزم تسجيل الدخول.',
    amount: 'مبلغ OneKeyCash أكبر من السعر.',
    minimum: 'حتى أول إقامة لك، يُستخدم OneKeyCash للحجوزات بقيمة {minimum} أو أكثر.',
    balance: 'رصيدك من OneKeyCash أقل من ذلك.',
    refused: 'لا يمكن استخدام OneKeyCash لهذا الحجز.',
  },

  creditNotUsed:
    '{reason} لم يتم حجز أي شيء. يُرجى الاطلاع على السعر الجديد، ثم الضغط مرة أخرى على «{bookNow}».',

  field: {
    required: 'يُرجى ملء هذا الحقل.',
    'too-short':
      'النص قصير جدًا: الحد الأدنى {min, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.',
    'too-long':
      'النص طويل جدًا: الحد الأقصى {max, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.',
    'one-line': 'يُرجى الكتابة في سطر واحد، من دون فواصل أسطر.',
    'control-characters': 'يحتوي النص على رمز لا يمكن استخدامه. يُرجى كتابته من جديد.',
    unchanged: 'هذا هو عنوان حسابك بالفعل.',
    invalid: 'هذه القيمة غير مقبولة. يُرجى التحقق منها ثم المحاولة مرة أخرى.',
  },
} as const satisfies Translation<typeof english>;
