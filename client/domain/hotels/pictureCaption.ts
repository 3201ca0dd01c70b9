import type { HotelImage, RoomGroup } from '#contracts/provider/hotels.ts';
import { type HotelsI18n, roomName } from './hotelText.ts';

/**
 * Returns what the gallery shows of a picture: its caption and the name of the room in it, only the
 * part that is known, or ''.
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
