import type { Architecture, City, Landmark, Setting } from '../catalogue/cities.ts';
import type { Random } from '../random.ts';
import { type Light, mix } from './light.ts';

/** What all pictures of one hotel share, so that its gallery shows one house. */
export type House = {
  architecture: Architecture;
  wall: string;
  accent: string;
  fabric: string;
  wood: string;
};

type Stop = readonly [offset: number, colour: string, opacity?: number];

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
  gradient: (stops: readonly Stop[], direction?: 'down' | 'across') => string;
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
    gradient: (stops, direction = 'down') =>
      paints.define('linearGradient', direction === 'down' ? ' x2="0" y2="1"' : '', stops),
    glow: (colour, opacity) => {
      const fading: Stop[] = [
        [0, colour, opacity],
        [1, colour, 0],
      ];
      return paints.define('radialGradient', '', fading);
    },
    definitions: paints.all,
  };
}

/** Collects gradients and hands out references to them; equal ones are written once. */
function createPaints() {
  const ids = new Map<string, string>();
  const written: string[] = [];
  const stop = ([offset, colour, opacity = 1]: Stop) =>
    `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`;
  return {
    define(element: string, more: string, stops: readonly Stop[]): string {
      const rest = `${more}>${stops.map(stop).join('')}</${element}>`;
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
