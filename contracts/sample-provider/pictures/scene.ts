import type { Architecture, City, Landmark, Setting } from '../catalogue/cities.ts';
import type { Random } from '../random.ts';

/** What all pictures of one hotel share, so that its gallery shows one house. */
export type House = {
  architecture: Architecture;
  wall: string;
  accent: string;
  fabric: string;
  wood: string;
};

/** What every painting function is handed. Gradients are collected, for SVG wants them defined once. */
export type Scene = {
  random: Random;
  light: Light;
  /** Lamps are on and shine: it is dark outside. */
  dark: boolean;
  /** Some lamps are on. */
  dim: boolean;
  house: House;
  setting: Setting;
  /** What rises over the roofs of an old town here. */
  landmark: Landmark;
  /** Where the sun or the moon stands from left to right. */
  discX: number;
  /** A colour as it looks outdoors at this time of day. */
  lit: (colour: string) => string;
  /** A colour as it looks indoors, by lamplight when it is dark outside. */
  indoors: (colour: string) => string;
  /** A colour outdoors at a distance, from 0 (here) to 1 (gone in the haze). */
  distant: (colour: string, distance: number) => string;
  /** Two or three colours from top to bottom; `middle` is where the second of three is. */
  gradient: (colours: readonly string[], middle?: number, direction?: 'down' | 'across') => string;
  /** A light that fades out from the middle of the shape it fills. */
  glow: (colour: string, opacity: number) => string;
  definitions: () => string;
};

/** A scene ready to be painted in the given light. */
export function createScene(random: Random, light: Light, house: House, city: City): Scene {
  const paints = createPaints();
  const lit = (colour: string) => mix(colour, light.ambient, light.strength);
  const dark = light.litWindows > 0.5;
  const evening = (colour: string) => mix(mix(colour, '#2a1c22', 0.12), '#e8964a', 0.13);
  return {
    random,
    light,
    dark,
    dim: light.litWindows > 0.2,
    house,
    setting: city.setting,
    landmark: city.culture.landmark,
    discX: random.within(110, 490),
    lit,
    indoors: (colour) => (dark ? evening(colour) : colour),
    distant: (colour, distance) => mix(lit(colour), light.haze, distance),
    gradient: (colours, middle = 1, direction = 'down') => {
      const stops = colours.map((colour, i) => stop([0, middle, 1][i] ?? 1, colour));
      return paints.define('linearGradient', direction === 'down' ? ' x2="0" y2="1"' : '', stops);
    },
    glow: (colour, opacity) =>
      paints.define('radialGradient', '', [stop(0, colour, opacity), stop(1, colour, 0)]),
    definitions: paints.all,
  };
}

/** Collects gradients and hands out references to them; equal ones are written once. */
function createPaints() {
  const ids = new Map<string, string>();
  const written: string[] = [];
  return {
    define(element: string, more: string, stops: readonly string[]): string {
      const rest = `${more}>${stops.join('')}</${element}>`;
      const known = ids.get(rest);
      if (known) return `url(#${known})`;
      const id = `g${ids.size}`;
      ids.set(rest, id);
      written.push(`<${element} id="${id}"${rest}`);
      return `url(#${id})`;
    },
    all: () => `<defs>${written.join('')}</defs>`,
  };
}

function stop(offset: number, colour: string, opacity = 1): string {
  const more = opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`;
  return `<stop offset="${offset}" stop-color="${colour}"${more}/>`;
}

/** A time of day: the sky from zenith to horizon and what the light does to everything below it. */
type Light = {
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
