import type { DeskRatesTexts } from '../en/deskRatesTexts.ts';
import type { Translation } from '../translation.ts';

export const deskRatesTexts: Translation<DeskRatesTexts> = {
  deskRates: {
    lead: 'قيمة اليورو الواحد بكل عملة. السعر الذي يتغيّر بأكثر من 30% لا يُستخدم قبل أن تقرّر المالية أو أحد المسؤولين بشأنه، وحتى ذلك الحين لا تُحوَّل الأسعار بهذه العملة.',
    latest: 'أحدث الأسعار بتاريخ {day}.',
    latestFrom: 'أحدث الأسعار بتاريخ {day}، من {source}.',
    outdated: 'مضى عليها أكثر من عشرة أيام، فلا تُحوَّل أي أسعار.',
    waiting: 'بانتظار قرار',
    kept: 'أسعار قديمة أُبقي عليها',
    none: 'لا يوجد سعر صرف بانتظار قرار.',
    columns: {
      currency: 'العملة',
      was: 'آخر سعر مستخدم',
      rate: 'السعر الجديد',
      change: 'التغيّر',
      kept: 'السعر القديم',
      actions: 'القرار',
    },
    follow: 'عملات مرتبطة به: {currencies}.',
    since: 'منذ <time></time>',
    until: 'يُستخدم حتى {day}',
    tooOld: 'قديم جدًا: لا يُحوَّل شيء',
    refused: 'السعر المرفوض: {rate}',
    use: {
      button: 'استخدام السعر الجديد<hidden>: {currency}</hidden>',
      title: 'استخدام السعر الجديد: {currency}؟',
      text: 'تُحوَّل الأسعار بهذه العملة وفقه خلال عشر دقائق. قارنه أولًا بمصدر آخر.',
      confirm: 'استخدام {rate}',
    },
    keep: {
      button: 'الإبقاء على السعر القديم<hidden>: {currency}</hidden>',
      title: 'الإبقاء على السعر القديم: {currency}؟',
      text: 'تُحوَّل الأسعار وفقه حتى {day}. ستُسأل من جديد بعد هذا اليوم، أو إذا ابتعد سعر المصدر بأكثر من 30% عن هذا السعر الجديد.',
      confirm: 'الإبقاء على {rate}',
    },
    refuse: {
      button: 'رفض السعر الجديد<hidden>: {currency}</hidden>',
      title: 'رفض السعر الجديد: {currency}؟',
      text: 'مضى على السعر القديم أكثر من عشرة أيام، فتبقى الأسعار بهذه العملة دون تحويل. ستُسأل من جديد إذا ابتعد سعر المصدر بأكثر من 30% عن هذا السعر الجديد.',
      confirm: 'رفض {rate}',
    },
    problem: {
      changed: {
        waiting: 'أرسل المصدر في هذه الأثناء سعرًا آخر: {rate} بتاريخ {day}.',
        used: 'سعر المصدر الآن {rate} بتاريخ {day}، وهو مستخدم.',
        kept: 'سعر المصدر الآن {rate} بتاريخ {day}، وقد أُبقي على السعر القديم.',
        none: 'أحدث الأسعار بتاريخ {day} لا تتضمن هذه العملة.',
      },
      decided: {
        used: 'السعر الجديد {rate} مستخدم بالفعل.',
        kept: 'أُبقي على السعر القديم بالفعل.',
      },
      look: 'الاطلاع عليه من جديد',
    },
  },
};
