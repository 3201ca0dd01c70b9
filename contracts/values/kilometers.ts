/** A point on earth, in WGS 84 degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

const earthRadiusKm = 6_371;

/** Returns the distance between two points along the surface of the earth, in kilometers. */
export function kilometers(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const east = radians(other.longitude - one.longitude);
  const chord =
    Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
