import type { Scene } from './scene.ts';
import { num, type Point } from './shapes.ts';

type Plant = (scene: Scene, x: number, y: number, height: number) => string;

/** Where a plant of a grove stands, and how high it is. */
export type Place = readonly [...foot: Point, height: number];

const modelHeight = 100;

/**
 * Many plants of a kind in the distance: two are drawn, and repeated in other sizes and mirrored.
 * Drawn one by one a palm grove would weigh more than the rest of its picture.
 */
export function grove(scene: Scene, name: string, paint: Plant, places: readonly Place[]): string {
  const models = [0, 1].map((i) => `<g id="${name}${i}">${paint(scene, 0, 0, modelHeight)}</g>`);
  const repeated = places.map(([x, y, height], i) => {
    const size = Math.round((height / modelHeight) * 100) / 100;
    const mirrored = i % 4 > 1 ? `-${size} ${size}` : size;
    return `<use href="#${name}${i % 2}" transform="translate(${num(x)} ${num(y)})scale(${mirrored})"/>`;
  });
  return `<defs>${models.join('')}</defs>${repeated.join('')}`;
}
