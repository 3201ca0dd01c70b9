/** A time of day: the sky from zenith to horizon and what the light does to everything below it. */
export type Light = {
  sky: readonly [zenith: string, middle: string, horizon: string];
  /** The sun, or the moon, and how high it stands above the horizon, in picture units. */
  disc: string;
  discHeight: number;
  discRadius: number;
  /** The colour that distance fades into. */
  haze: string;
  /** The colour that lies over everything outdoors, and how strongly. */
  ambient: string;
  strength: number;
  /** The share of windows in which a lamp is on. */
  litWindows: number;
  stars: boolean;
};

/** Five times of day, from which each picture of a hotel takes another. */
export const lights: readonly Light[] = [
  {
    sky: ['#6c8fb0', '#eec4b0', '#fbe6c8'],
    disc: '#fff3d8',
    discHeight: 46,
    discRadius: 24,
    haze: '#e8c9ba',
    ambient: '#e0a090',
    strength: 0.15,
    litWindows: 0.15,
    stars: false,
  },
  {
    sky: ['#4f9dbd', '#9ccfd8', '#e8f2e6'],
    disc: '#fffbe8',
    discHeight: 190,
    discRadius: 22,
    haze: '#c3dcdb',
    ambient: '#fff4dc',
    strength: 0.05,
    litWindows: 0,
    stars: false,
  },
  {
    sky: ['#7fa3a6', '#f5d29a', '#f7a968'],
    disc: '#fff0c4',
    discHeight: 62,
    discRadius: 30,
    haze: '#ecbd8b',
    ambient: '#dd7f42',
    strength: 0.2,
    litWindows: 0.25,
    stars: false,
  },
  {
    sky: ['#2b3160', '#93587f', '#f2906c'],
    disc: '#ffd2a0',
    discHeight: 26,
    discRadius: 34,
    haze: '#8b5c80',
    ambient: '#3f3566',
    strength: 0.42,
    litWindows: 0.6,
    stars: false,
  },
  {
    sky: ['#0a1530', '#15304f', '#2f5f6e'],
    disc: '#f4efd9',
    discHeight: 210,
    discRadius: 20,
    haze: '#25495c',
    ambient: '#0d2348',
    strength: 0.6,
    litWindows: 0.7,
    stars: true,
  },
];

/** The times at which lamps are mostly off. */
export const daylights = lights.filter((light) => light.litWindows < 0.5);

/** A colour between two `#rrggbb` colours: `share` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return `#${a
    .map((value, i) => Math.round(value + ((b[i] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

export function darker(colour: string, share: number): string {
  return mix(colour, '#1a2230', share);
}

export function lighter(colour: string, share: number): string {
  return mix(colour, '#fffaf0', share);
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
