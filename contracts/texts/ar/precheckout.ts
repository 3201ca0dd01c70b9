import type { precheckout as english } from '../en/precheckout.ts';
import type { Translation } from '../translation.ts';

export const precheckout = {
  title: 'مراجعة حجزك',
  changeTitle: 'مراجعة التغيير',
  backToHotel: 'العودة إلى الفندق',
  proceed: 'متابعة الحجز',
  continue: 'متابعة',
  payNow: 'الدفع الآن',
  requests: 'طلبات خاصة أو متعلقة بسهولة الوصول (اختياري)',
  requestsLabel: 'طلباتك إلى مكان الإقامة',
  coupon: 'استخدام قسيمة أو رصيد أو رمز ترويجي',
  urgency: 'ذوقك رفيع! يُفضّل الحجز الآن قبل أن يسبقك غيرك!',
  currency: 'الأسعار بعملة {currency} (\u2068{code}\u2069).',
  currencyAtProperty:
    'الأسعار بعملة {currency} (\u2068{code}\u2069). ما تدفعه في مكان الإقامة يُحتسب بعملته المحلية، لذا قد يتغيّر ذلك المبلغ وفق سعر الصرف يوم الدفع.',
  checkingIn: {
    title: 'من سيسجّل الوصول؟',
    savedTraveler: 'المسافر',
    traveler: 'اسم المسافر',
    someoneElse: 'شخص آخر',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    mobile: 'رقم الهاتف المحمول',
    textAlerts: 'تلقّي تنبيهات نصية عن هذه الرحلة. قد تُطبَّق رسوم الرسائل والبيانات.',
  },
  oneKeyCash: {
    title: 'رصيدك من OneKeyCash',
    earn: 'ستكسب {amount} من OneKeyCash مع هذا الحجز.',
    balance: 'لديك رصيد OneKeyCash بقيمة {balance} لاستخدامه في هذه الإقامة.',
    apply: 'استخدام {balance} من رصيدي في OneKeyCash',
    value: 'قيمة OneKeyCash',
    charged: 'سيُخصم منك اليوم {amount}',
  },
  sample: {
    hotel: 'فندق شاطئ كليفتون',
    room: 'غرفة ديلوكس، سرير كينج واحد، إطلالة على البحر',
    oneKeyCash: 'رصيد OneKeyCash المستخدم',
    taxes: 'الضرائب والرسوم',
    localTax: 'الضريبة المحلية',
    payableAtProperty: 'المستحق في مكان الإقامة',
    firstName: 'النزيل',
    lastName: 'المسافر',
    name: '{firstName} {lastName}',
  },
} as const satisfies Translation<typeof english>;
