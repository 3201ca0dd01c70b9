import type { home as english } from '../en/home.ts';
import type { Translation } from '../translation.ts';

export const home = {
  title: 'البحث عن إقامتك',
  heading: 'غرفة تستحق عناء الرحلة',
  lead: 'يكفي تحديد المكان والأيام، ونحن نعرض عليك أماكن الإقامة.',
  destinations: 'استكشاف الإقامات في الوجهات الرائجة',
  plan: {
    title: 'التخطيط لرحلتك معنا',
    trip: {
      title: 'رحلة حصرية',
      text: 'إقامات مختارة بعناية وأيام لا تجدها في كل كتيّب سياحي.',
    },
    guide: {
      title: 'مرشد محترف',
      text: 'أشخاص يعرفون الشوارع والمواسم وأفضل ساعة للانطلاق.',
    },
  },
  popular: {
    title: 'الفنادق الرائجة',
    what: 'الفنادق الرائجة',
  },
  explore: {
    title: 'استكشاف الفنادق الرائجة',
    all: 'عرض الكل',
    what: 'هذه الفنادق',
  },
  solo: {
    label: 'السفر الفردي',
    title: 'السفر بمفردك، على وتيرتك الخاصة',
    text: 'حقيبة واحدة وتذكرة واحدة وغرفة تشعر أنها غرفتك. إقامات ترحّب بمن يسافر بمفرده.',
  },
  signIn: {
    title: 'تسجيل الدخول يوفّر لك المال',
    earns: 'الحساب يجمع رحلاتك في مكان واحد ويكسبك رصيد OneKeyCash لإقاماتك القادمة.',
    memberPrices: 'الحساب يجمع رحلاتك في مكان واحد ويعرض لك أسعار الأعضاء.',
    create: 'إنشاء حساب',
  },
  card: {
    credit: 'رصيد بقيمة {amount} في كشف الحساب',
    rewards: '+ {amount} من OneKeyCash*',
    fee: 'بدون رسوم سنوية',
    start: 'البدء',
    terms: '* لحاملي البطاقة الجدد، بعد أول عملية شراء. تطبَّق الشروط.',
  },
} as const satisfies Translation<typeof english>;
