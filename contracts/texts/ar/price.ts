import type { price as english } from '../en/price.ts';
import type { Translation } from '../translation.ts';

export const price = {
  details: 'تفاصيل السعر',
  detailsOf: 'تفاصيل السعر<hidden>: \u2068{of}\u2069</hidden>',
  nights:
    '{rooms, plural, zero {# غرفة} one {غرفة واحدة} two {غرفتان} few {# غرف} many {# غرفة} other {# غرفة}} × {nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
  nightsOfCheckout:
    '{rooms, plural, zero {# غرفة} one {غرفة واحدة} two {غرفتان} few {# غرف} many {# غرفة} other {# غرفة}} لمدة {nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتين} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
  promotion: 'الرمز الترويجي \u2068{code}\u2069',
  oneKeyCash: 'OneKeyCash',
  total: 'الإجمالي',
  payAtProperty: 'الدفع في مكان الإقامة',
  toPayUponArrival: 'المستحق عند الوصول',
  propertyCharges: 'يحتسب مكان الإقامة {amount}',
  ofTheTotal: '{amount} من الإجمالي',
  payment: {
    now: 'الدفع قبل الوصول',
    property: 'الدفع في مكان الإقامة',
  },
  paidLater: 'منه {amount} يُدفع في مكان الإقامة',
  scope:
    '{when, select, tonight {الليلة، } other {}}{nights, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}، {guests}{rooms, plural, =1 {} zero {، # غرفة} one {، غرفة واحدة} two {، غرفتان} few {، # غرف} many {، # غرفة} other {، # غرفة}}',
  taxesIncluded: 'شاملًا الضرائب والرسوم',
  noTaxes: 'بدون ضرائب أو رسوم',
  averageNight:
    '{amount} لليلة{rooms, plural, =1 {} zero { ولكل غرفة} one { ولكل غرفة} two { ولكل غرفة} few { ولكل غرفة} many { ولكل غرفة} other { ولكل غرفة}}{taxed, select, yes { قبل الضرائب} other {}}',
  noCard: 'لا يلزم تقديم بطاقة، ولا يُخصم أي مبلغ على هذا الموقع.',
} as const satisfies Translation<typeof english>;
