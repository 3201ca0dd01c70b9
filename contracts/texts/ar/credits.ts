import type { credits as english } from '../en/credits.ts';
import type { Translation } from '../translation.ts';

export const credits = {
  rewards: {
    title: 'رصيدك من OneKeyCash',
    signIn: 'تسجيل الدخول لاستخدام OneKeyCash',
    earn: 'عند تسجيل الدخول، تكسب أيضًا {amount} من OneKeyCash مع هذا الحجز.',
    none: 'ليس لديك رصيد OneKeyCash بعملة {currency} لاستخدامه في هذه الإقامة.',
    belowMinimum:
      'لديك {balance} من OneKeyCash. حتى إقامتك الأولى، يُستخدم للحجوزات بقيمة {minimum} أو أكثر.',
    balance: 'لديك رصيد OneKeyCash بقيمة {amount} لاستخدامه في هذه الإقامة.',
    apply: 'استخدام {amount} من رصيدي في OneKeyCash',
    value: 'قيمة OneKeyCash',
    charged: 'لن يُخصم منك أي مبلغ اليوم. تدفع لهذه الإقامة {amount}.',
    error: {
      notAnAmount: 'يُرجى إدخال مبلغ، مثل \u2068{example}\u2069. لم يُطبَّق أي خصم.',
      overBalance: 'لديك {amount}. يُرجى إدخال هذا المبلغ أو أقل؛ لم يُطبَّق أي خصم.',
      overPrice: 'السعر {amount}. يُرجى إدخال هذا المبلغ أو أقل؛ لم يُطبَّق أي خصم.',
    },
  },
  points: {
    use: 'الدفع بالنقاط',
    label: 'رصيد OneKeyCash المراد استخدامه',
    all: 'الكل: {amount}',
  },
  promotion: {
    title: 'استخدام قسيمة أو رصيد أو رمز ترويجي',
    label: 'رمز ترويجي',
    apply: 'تطبيق',
    hint: 'يُرجى تطبيقه لعرض السعر الجديد.',
    applied: 'الرمز الترويجي \u2068{code}\u2069: خصم {amount}',
    remove: 'إزالة',
    removeLabel: 'إزالة الرمز الترويجي',
    signIn: 'تسجيل الدخول لاستخدام هذا الرمز',
    error: {
      empty: 'يُرجى إدخال رمز ترويجي.',
      form: 'يتكوّن الرمز الترويجي من 3 إلى 40 من الأحرف والأرقام والواصلات.',
      refused: 'لا يمكن استخدام هذا الرمز الترويجي.',
      tooMany: 'محاولات كثيرة جدًا. يُرجى الانتظار بضع دقائق ثم المحاولة مجددًا.',
      notChecked: 'تعذّر التحقق من الرمز. يُرجى المحاولة مجددًا.',
    },
  },
} as const satisfies Translation<typeof english>;
