import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Coordinates } from './coordinates.ts';

const earthRadiusKm = 6_371;

type MaybeCoordinates = Pick<Hotel, 'latitude' | 'longitude'>;
type Vector = readonly [number, number, number];

/**
 * Returns the distance of each place from the middle of all places, in kilometers, or undefined for
 * a place without a location. The middle is the mean of the points on the sphere, so that the date
 * line does not split a list.
 */
export function distancesFromMiddle(places: readonly MaybeCoordinates[]): (number | undefined)[] {
  const points = places.map(toVector);
  const sum = points.reduce<Vector>(
    (total, point) => (point ? add(total, point) : total),
    [0, 0, 0],
  );
  const length = Math.hypot(...sum);
  if (length === 0) return points.map(() => undefined);
  const middle: Vector = [sum[0] / length, sum[1] / length, sum[2] / length];
  return points.map((point) => point && earthRadiusKm * angle(point, middle));
}

/** Returns the distance between two places over the surface of the earth, in kilometers. */
export function kilometersBetween(one: Coordinates, other: Coordinates): number {
  return earthRadiusKm * angle(vectorOf(one), vectorOf(other));
}

function toVector({ latitude, longitude }: MaybeCoordinates): Vector | undefined {
  if (latitude == null || longitude == null) return undefined;
  return vectorOf({ latitude, longitude });
}

function vectorOf({ latitude, longitude }: Coordinates): Vector {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/**
 * Returns the angle between two unit vectors. It is calculated from their chord, which is exact
 * even for places close together.
 */
function angle(a: Vector, b: Vector): number {
  return 2 * Math.asin(Math.min(1, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 2));
}
