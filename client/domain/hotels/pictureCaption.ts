import type { HotelImage, RoomGroup } from '#contracts/provider/hotels.ts';
import { type HotelsI18n, roomName } from './hotelText.ts';

/**
 * Returns the text for a picture in the gallery: its caption and the name of the room. If only one
 * is known it returns that, otherwise ''.
 */
export function pictureCaption(
  i18n: HotelsI18n,
  { caption, room_group_id: id }: HotelImage,
  rooms: readonly RoomGroup[] = [],
): string {
  const room = id == null ? undefined : rooms.find((each) => String(each.id) === String(id));
  const name = room && roomName(i18n, room);
  return [caption?.trim(), name]
    .filter((text, i, all) => text && all.indexOf(text) === i)
    .join(' · ');
}
