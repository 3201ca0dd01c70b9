import { mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { arches, type Box, boxes, inset } from './shapes.ts';

type WindowStyle = { arched?: boolean; frame: string; bars?: boolean; shutters?: string };

/**
 * A façade's windows, drawn together by part (shutters, frames, panes, lamplight, bars), so that a
 * hundred of them weigh as little as five. Which of them are lit is chance and the time of day.
 */
export function paintWindows(scene: Scene, list: readonly Box[], style: WindowStyle): string {
  const { light, random } = scene;
  const draw = style.arched ? arches : boxes;
  const panes = list.map((box) => ({ box, on: random.chance(light.litWindows) }));
  const dark = panes.filter(({ on }) => !on).map(({ box }) => box);
  const bright = panes.filter(({ on }) => on).map(({ box }) => box);
  const glass = mix(scene.lit('#35525c'), light.sky[1], 0.25);
  const lamplight = scene.gradient([
    [0, '#ffe7ad'],
    [1, '#f8b65a'],
  ]);
  const bars = list.flatMap(([x, y, w, h]): Box[] => [
    [x + w / 2 - 0.7, y, 1.4, h],
    [x, y + h * 0.42, w, 1.4],
  ]);
  const leaves = list.flatMap(([x, y, w, h]): Box[] => [
    [x - w * 0.5 - 2, y, w * 0.5, h],
    [x + w + 2, y, w * 0.5, h],
  ]);
  const sheen = dark.map(([x, y, w, h]): Box => [x, y + h * 0.08, w * 0.4, h * 0.84]);
  return [
    style.shutters ? boxes(leaves, scene.lit(style.shutters)) : '',
    draw(
      list.map((box) => inset(box, -2.2)),
      scene.lit(style.frame),
    ),
    draw(dark, glass),
    style.arched ? '' : boxes(sheen, light.sky[2], 'opacity=".22"'),
    draw(bright, lamplight),
    style.bars === false ? '' : boxes(bars, scene.lit(style.frame), 'opacity=".8"'),
  ].join('');
}

/** Windows in a grid of columns and floors inside a box, each `width` by `height`. */
export function windowGrid(
  [x, y, w, h]: Box,
  columns: number,
  floors: number,
  width: number,
  height: number,
): Box[] {
  const list: Box[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      list.push([
        x + ((column + 0.5) * w) / columns - width / 2,
        y + ((floor + 0.5) * h) / floors - height / 2,
        width,
        height,
      ]);
    }
  }
  return list;
}
