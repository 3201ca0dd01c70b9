import type { destinations as english } from '../en/destinations.ts';
import type { Translation } from '../translation.ts';

export const destinations = {
  where: 'إلى أين؟',
  whereExample: 'مدينة أو منطقة',
  list: 'الوجهات',
  clearRecent: 'مسح عمليات البحث الأخيرة',
  recentCleared: 'تم مسح عمليات البحث الأخيرة',
  credit: 'أسماء الأماكن: \u2066GeoNames, CC BY 4.0\u2069',
  recent: 'بحث سابق',
  hotels:
    '{count, plural, zero {# فندق} one {فندق واحد} two {فندقان} few {# فنادق} many {# فندقًا} other {# فندق}}',
  hotelIn: 'فندق في \u2068{city}\u2069',
  placeInCountry: '\u2068{place}\u2069، \u2068{country}\u2069',
  didYouMean: 'هل تقصد',
  nearest: 'أقرب الأماكن التي بها فنادق',
  away: 'على بُعد {distance}',
  fromCenter: '{distance} من وسط المدينة',
  popular: {
    karachi: 'كراتشي',
    dubai: 'دبي',
    marrakech: 'مراكش',
    istanbul: 'إسطنبول',
    lisbon: 'لشبونة',
    kyoto: 'كيوتو',
  },
} as const satisfies Translation<typeof english>;
