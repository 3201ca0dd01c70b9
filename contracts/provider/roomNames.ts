import type { RoomGroup } from './hotels.ts';

/** The fields of a kind of room that determine its name. */
type NamedRoom = Pick<RoomGroup, 'name' | 'name_struct'>;

/** Returns `name_struct.main_name`, otherwise `name`, otherwise an empty text. Spec §3. */
export function mainRoomName(room: NamedRoom | undefined): string {
  return room?.name_struct?.main_name?.trim() || room?.name?.trim() || '';
}

/**
 * Returns a name that distinguishes a room from the other kinds of room of its hotel. If several
 * kinds share a main name, it is the `name`, such as 'Double Room, sea view'.
 */
export function distinctRoomName(
  room: NamedRoom | undefined,
  rooms: readonly NamedRoom[] | null | undefined,
): string {
  const name = mainRoomName(room);
  const isShared = rooms?.some((other) => other !== room && mainRoomName(other) === name);
  return (isShared && room?.name?.trim()) || name;
}
