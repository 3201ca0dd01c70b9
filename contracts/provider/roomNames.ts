import type { RoomGroup } from './hotels.ts';

/** A kind of room as far as its name goes. */
type NamedRoom = Pick<RoomGroup, 'name' | 'name_struct'>;

/** Returns `name_struct.main_name`, else `name`, else ''. Spec §3. */
export function mainRoomName(room: NamedRoom | undefined): string {
  return room?.name_struct?.main_name?.trim() || room?.name?.trim() || '';
}

/**
 * The name by which a room is told apart from the other kinds of room of its hotel: its `name`
 * where several have one main name, such as 'Double Room, sea view'.
 */
export function distinctRoomName(
  room: NamedRoom | undefined,
  rooms: readonly NamedRoom[] | null | undefined,
): string {
  const name = mainRoomName(room);
  const isShared = rooms?.some((other) => other !== room && mainRoomName(other) === name);
  return (isShared && room?.name?.trim()) || name;
}
