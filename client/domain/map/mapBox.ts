import type { ValueKind } from '../addresses/addressFields.ts';
import type { MapBounds } from './boundsAround.ts';
import type { Coordinates } from './coordinates.ts';

const degrees = /^-?\d{1,3}(\.\d{1,4})?$/;

/** A part of the map in an address: south, west, north and east, separated by commas. */
export const mapBox: ValueKind<string> = {
  parse: (value) => readMapBox(value) && value,
  format: (value) => value,
};

/** Returns the box that a text of an address names, or undefined for any other text. */
export function readMapBox(text: string): MapBounds | undefined {
  const parts = text.split(',');
  const [south, west, north, east] = parts.map((part) => (degrees.test(part) ? Number(part) : NaN));
  if (parts.length !== 4 || south === undefined || west === undefined) return undefined;
  if (north === undefined || east === undefined) return undefined;
  return south <= north && west <= east ? { south, west, north, east } : undefined;
}

/** Returns whether a place lies in a box, which may cross the date line. */
export function isInMapBox(
  { latitude, longitude }: Coordinates,
  { south, west, north, east }: MapBounds,
): boolean {
  const shifted = longitude < west ? longitude + 360 : longitude;
  return latitude >= south && latitude <= north && shifted <= east;
}
