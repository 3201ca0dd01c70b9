import type { Hotel } from '../../provider/hotels.ts';
import { fullRate } from './rates.ts';
import { type Place, placesDocs } from '../../provider/places.ts';

/** A hotel with every field of the specification and no later addition. Spec §3. */
export const plainHotel = {
  id: 'sea_view_clifton_karachi',
  name: 'Sea View Clifton',
  images: [
    { url: 'https://pictures.example/{size}/sea-view/facade.jpg' },
    { url: 'https://pictures.example/{size}/sea-view/lobby.jpg' },
    { url: 'https://pictures.example/{size}/sea-view/room.jpg' },
    { url: 'https://pictures.example/{size}/sea-view/pool.jpg' },
    { url: 'https://pictures.example/{size}/sea-view/terrace.jpg' },
  ],
  region: { name: 'Karachi', country_code: 'PK' },
  star_rating: 4,
  latitude: 24.8138,
  longitude: 67.0299,
  address: '12 Marine Promenade, Clifton, Karachi',
  room_groups: [
    {
      id: 101,
      name: 'Deluxe Double Room, sea side, full double bed',
      name_struct: { main_name: 'Deluxe Double Room' },
      room_amenities: [
        { id: 1, amenity: 'Air conditioning' },
        { id: 2, amenity: 'Sea view' },
      ],
    },
    {
      id: 102,
      name: 'Twin Room',
      name_struct: { main_name: 'Twin Room' },
      room_amenities: [{ id: 3, amenity: 'Two single beds' }],
    },
  ],
  amenity_groups: [
    { amenities: [{ amenity: 'Free Wi-Fi' }, { amenity: 'Swimming pool' }] },
    { amenities: [{ amenity: 'Breakfast' }, { amenity: 'Free Wi-Fi' }] },
  ],
} satisfies Hotel;

const [double, twin] = plainHotel.room_groups;
const wifi = { amenity: 'Free Wi-Fi', code: 'free-wifi' };
const picture = { url: 'https://pictures.example/{size}/sea-view/room.jpg' };

/** A hotel with every field of `hotelSchema` at its top level. */
export const fullHotel = {
  ...plainHotel,
  room_groups: [
    {
      ...double,
      room_amenities: [
        { id: 1, amenity: 'Air conditioning', code: 'air-conditioning' },
        { id: 2, amenity: 'Sea view' },
      ],
      beds: 1,
      sleeps: 2,
      images: [picture],
      size_sqm: 28,
    },
    { ...twin, beds: 2, sleeps: 2, images: [picture], size_sqm: 21.5 },
  ],
  amenity_groups: [
    {
      title: 'Services',
      amenities: [wifi, { amenity: 'Swimming pool', code: 'pool' }],
    },
    {
      title: 'Food and drink',
      amenities: [{ amenity: 'Breakfast', code: 'breakfast' }, wifi],
    },
  ],
  kind: 'Hotel',
  neighborhood: 'Clifton',
  guest_rating: { score: 9.1, reviews: 412 },
  time_zone: 'Asia/Karachi',
  check_in_from: '14:00',
  check_out_until: '12:00',
  contact_phone: '+1 202 555 0142',
  contact_email: 'stay@sea-view.example',
  payment_note: 'The hotel mails you a payment link within a day of booking.',
  policies: [
    { title: 'Check-in', lines: ['Minimum check-in age is 18.'] },
    { title: 'Children', lines: ['One child up to 17 stays free in existing bedding.'] },
  ],
  description: [
    { text: 'A house of four floors by the sea, with 64 rooms. The beach is across the road.' },
    { title: 'Rooms', text: 'Half of the rooms look onto the sea; all have air conditioning.' },
  ],
  nearby: [
    { name: 'Clifton Beach', kind: 'sight', meters: 350 },
    { name: 'Karachi Cantonment Station', kind: 'transport', meters: 3800 },
    { name: 'Jinnah International Airport (KHI)', kind: 'airport', meters: 16400 },
  ],
  rates: [fullRate],
} satisfies Hotel;

/** A hotel with only its required fields: no pictures, rating, rooms or address. */
export const sparseHotel = {
  id: 'guest_house_9',
  name: 'Guest House 9',
  images: null,
  region: null,
  star_rating: null,
  latitude: null,
  longitude: null,
  address: null,
  room_groups: null,
  amenity_groups: null,
} satisfies Hotel;

const [full, sparse] = placesDocs.items.examples.listed.places;

/** A place with every field. */
export const fullPlace: Required<Place> & { name: string } = full;

/** A place with only its required fields. */
export const sparsePlace: Place = sparse;
