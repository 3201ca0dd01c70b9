import type { Coordinates } from './coordinates.ts';

/** A box on the map, in degrees. Where it crosses the date line, `east` is above 180. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const halfTheWorld = 180;

/**
 * The box around some places; `undefined` for none. It crosses the date line only where that makes
 * a box that otherwise covers more than half the world narrower than that.
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
 * The narrowest range of sorted longitudes that crosses the date line: it leaves out their widest
 * gap.
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
 * The same place with the longitude that it has in these bounds: beyond 180 where they cross the
 * date line.
 */
export function withinBounds(place: Coordinates, { west }: MapBounds): Coordinates {
  return place.longitude < west ? { ...place, longitude: place.longitude + 360 } : place;
}

/** Whether a place lies in a box, its edges included. */
export function isWithin({ latitude, longitude }: Coordinates, box: MapBounds): boolean {
  return (
    latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east
  );
}

const decimals = 4;

/** The text of a box in an address, as `readMapBox` reads it, rounded to some ten metres. */
export function writeMapBox({ south, west, north, east }: MapBounds): string {
  return [south, west, north, east].map((part) => String(Number(part.toFixed(decimals)))).join();
}
