import type { Hotel } from '../../provider/hotels.ts';

/** A hotel with every field of the specification, and none that was added to it. Spec §3. */
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
