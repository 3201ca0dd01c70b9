/** '1 night', '2 nights'. */
export function countNights(nights: number): string {
  return counted(nights, 'night', 'nights');
}

/** '1 room', '2 rooms'. */
export function countRooms(rooms: number): string {
  return counted(rooms, 'room', 'rooms');
}

/** A whole number with the word for it in the singular or plural. */
export function counted(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}
