import { addedFields } from './hotels.ts';

/** A part of a hotel that readers leave out where it is wrong, by the keys that lead to it. */
export interface RemovablePart {
  keys: readonly unknown[];
  kind: 'field' | 'rate';
}

/**
 * The part to leave out for an error at these keys of a hotel: one rate, or one field that the
 * specification does not have. Undefined for a field of the specification, which costs the hotel.
 */
export function removablePart(keys: readonly unknown[]): RemovablePart | undefined {
  const [field, index, roomField] = keys;
  if (field === 'rates' && keys.length > 1) return { keys: [field, index], kind: 'rate' };
  if (isOneOf(addedFields.hotel, field)) return { keys: [field], kind: 'field' };
  if (field === 'room_groups' && isOneOf(addedFields.room, roomField)) {
    return { keys: [field, index, roomField], kind: 'field' };
  }
  return undefined;
}

function isOneOf(names: readonly unknown[], key: unknown): boolean {
  return names.includes(key);
}

/** A copy of parsed JSON without the parts at the given keys. */
export function withoutParts(
  value: unknown,
  parts: readonly Pick<RemovablePart, 'keys'>[],
): unknown {
  if (typeof value !== 'object' || value === null || parts.length === 0) return value;
  const kept = (key: unknown, item: unknown): unknown[] => {
    const below = parts
      .filter(({ keys }) => keys[0] === key)
      .map(({ keys }) => ({ keys: keys.slice(1) }));
    return below.some(({ keys }) => keys.length === 0) ? [] : [withoutParts(item, below)];
  };
  if (Array.isArray(value)) return value.flatMap((item, index) => kept(index, item));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => kept(key, item).map((rest) => [key, rest])),
  );
}
