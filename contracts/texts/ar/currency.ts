import type { currency as english } from '../en/currency.ts';
import type { Translation } from '../translation.ts';

export const currency = {
  label: 'عملة عرض الأسعار',
  none: 'العملة',
  asCharged: 'العملة الأصلية',
  choice: '{code} · {name}',
  outdated: 'بدون تحويل: أحدث أسعار الصرف تعود إلى {date}',
  notLoaded: 'بدون تحويل: تعذّر تحميل أسعار الصرف',
  nameAndCode: '{name} ({code})',
  charged: 'تدفع للفندق بعملة \u2068{currencies}\u2069.',
  estimates:
    'المبالغ المسبوقة بالعلامة ≈ تقديرية بعملة {currency}، وفق أسعار صرف البنك المركزي الأوروبي بتاريخ {date}.',
  noRate: 'لا يوجد سعر صرف لعملة \u2068{currencies}\u2069.',
} as const satisfies Translation<typeof english>;
