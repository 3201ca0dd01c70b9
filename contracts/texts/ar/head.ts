import type { head as english } from '../en/head.ts';
import type { Translation } from '../translation.ts';

export const head = {
  home: 'ابحث عن الفنادق حسب الوجهة والتواريخ، وقارن بين الإقامات، وشاهد الغرف خلف الأبواب.',
  listing: 'قارن بين الإقامات في قائمة وعلى الخريطة، واختر غرفة لأيامك.',
  listingOf: 'قارن بين الإقامات في {city} في قائمة وعلى الخريطة، واختر غرفة لأيامك.',
  hotel: '{hotel}: الصور والغرف والمرافق وقواعد الإقامة.',
  hotelIn: '{hotel} في {place}: الصور والغرف والمرافق وقواعد الإقامة.',
} as const satisfies Translation<typeof english>;
