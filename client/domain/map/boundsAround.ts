import type { Coordinates } from './coordinates.ts';

/** A box on the map, in degrees. If the box crosses the date line, `east` is above 180. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const halfTheWorld = 180;

/**
 * Returns the box around some places, or `undefined` if there are none. The box crosses the date
 * line only if it would otherwise cover more than half the world, and if crossing the line makes it
 * cover less than half.
 */
export function boundsAround(places: readonly Coordinates[]): MapBounds | undefined {
  const longitudes = places.map(({ longitude }) => longitude).sort((a, b) => a - b);
  const [west, east] = [longitudes[0], longitudes.at(-1)];
  if (west === undefined || east === undefined) return undefined;
  const [south, north] = places.reduce(
    ([low, high], { latitude }) => [Math.min(low, latitude), Math.max(high, latitude)],
    [90, -90],
  );
  const straight = { south, west, north, east };
  if (east - west <= halfTheWorld) return straight;
  const across = acrossDateLine(longitudes);
  return across && across.east - across.west < halfTheWorld ? { ...straight, ...across } : straight;
}

/**
 * Returns the narrowest range of sorted longitudes that crosses the date line. The range leaves out
 * the widest gap between two neighboring longitudes.
 */
function acrossDateLine(
  longitudes: readonly number[],
): Pick<MapBounds, 'west' | 'east'> | undefined {
  let widest: { gap: number; west: number; east: number } | undefined;
  let before: number | undefined;
  for (const west of longitudes) {
    if (before !== undefined && west - before > (widest?.gap ?? 0)) {
      widest = { gap: west - before, west, east: before + 360 };
    }
    before = west;
  }
  return widest && { west: widest.west, east: widest.east };
}

/**
 * Returns the place with its longitude in these bounds. If the bounds cross the date line, that
 * longitude may be above 180.
 */
export function withinBounds(place: Coordinates, { west }: MapBounds): Coordinates {
  return place.longitude < west ? { ...place, longitude: place.longitude + 360 } : place;
}

/** Returns whether a place lies in a box or on its edges. */
export function isWithin({ latitude, longitude }: Coordinates, box: MapBounds): boolean {
  return (
    latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east
  );
}

const decimals = 4;

/** Returns the text of a box in an address, rounded to about ten meters. `readMapBox` reads it. */
export function writeMapBox({ south, west, north, east }: MapBounds): string {
  return [south, west, north, east].map((part) => String(Number(part.toFixed(decimals)))).join();
}
