import * as v from 'valibot';
import { addedFields, type Hotel, hotelSchema, roomGroupSchema } from '../../provider/hotels.ts';

const plainHotelSchema = v.object({
  ...v.omit(hotelSchema, addedFields.hotel).entries,
  room_groups: v.nullish(v.array(v.omit(roomGroupSchema, addedFields.room))),
});

/** The hotel with the fields of the specification alone. Spec §3. */
export function toPlainHotel(hotel: Hotel): Hotel {
  return v.parse(plainHotelSchema, hotel);
}
