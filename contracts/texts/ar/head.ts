import type { head as english } from '../en/head.ts';
import type { Translation } from '../translation.ts';

export const head = {
  home: 'ابحث عن الفنادق حسب الوجهة والتواريخ، وقارن بين أماكن الإقامة، وتعرّف على الغرف التي تنتظرك.',
  listing: 'قارن بين أماكن الإقامة في القائمة وعلى الخريطة، واختر غرفة لتواريخ سفرك.',
  listingOf:
    'قارن بين أماكن الإقامة في \u2068{city}\u2069 في القائمة وعلى الخريطة، واختر غرفة لتواريخ سفرك.',
  hotel: '\u2068{hotel}\u2069: الصور والغرف والمرافق وقواعد الإقامة.',
  hotelIn: '\u2068{hotel}\u2069 في \u2068{place}\u2069: الصور والغرف والمرافق وقواعد الإقامة.',
} as const satisfies Translation<typeof english>;
