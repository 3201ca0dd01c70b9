import type { Hotel } from '../../provider/hotels.ts';
import { fullRate } from './fullRate.ts';
import { plainHotel } from './plainHotel.ts';

const [double, twin] = plainHotel.room_groups;
const picture = { url: 'https://pictures.example/{size}/sea-view/room.jpg' };

/** A hotel with every field a provider can give. */
export const fullHotel = {
  ...plainHotel,
  room_groups: [
    { ...double, beds: 1, sleeps: 2, images: [picture] },
    { ...twin, beds: 2, sleeps: 2, images: [picture] },
  ],
  kind: 'Hotel',
  neighborhood: 'Clifton',
  guest_rating: { score: 9.1, reviews: 412 },
  time_zone: 'Asia/Karachi',
  check_in_from: '14:00',
  check_out_until: '12:00',
  policies: [
    { title: 'Check-in', lines: ['Minimum check-in age is 18.'] },
    { title: 'Children', lines: ['One child up to 17 stays free in existing bedding.'] },
  ],
  rates: [fullRate],
} satisfies Hotel;
