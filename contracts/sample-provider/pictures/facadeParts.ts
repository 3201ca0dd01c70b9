import { darker, mix, type Scene } from './scene.ts';
import {
  arches,
  at,
  type Box,
  boxes,
  boxRow,
  circle,
  clipped,
  count,
  inset,
  line,
  path,
  polygon,
  rect,
  repeat,
  shadow,
} from './shapes.ts';

type WindowStyle = { arched?: boolean; frame: string; bars?: boolean; shutters?: string };

/**
 * A façade's windows, drawn together by part (shutters, frames, panes, lamplight, bars), so that a
 * hundred of them weigh as little as five. Which of them are lit is chance and the time of day.
 */
export function paintWindows(scene: Scene, list: readonly Box[], style: WindowStyle): string {
  const { light, random, lit } = scene;
  const draw = style.arched ? arches : boxes;
  const panes = list.map((box) => ({ box, on: random.chance(light.litWindows) }));
  const dark = panes.filter(({ on }) => !on).map(({ box }) => box);
  const bright = panes.filter(({ on }) => on).map(({ box }) => box);
  const glass = mix(lit('#35525c'), light.sky[1], 0.25);
  const bars = list.flatMap(([x, y, w, h]): Box[] => [
    [x + w / 2 - 0.7, y, 1.4, h],
    [x, y + h * 0.42, w, 1.4],
  ]);
  const leaves = list.flatMap(([x, y, w, h]): Box[] => [
    [x - w * 0.5 - 2, y, w * 0.5, h],
    [x + w + 2, y, w * 0.5, h],
  ]);
  const frames = list.map((box) => inset(box, -2.2));
  const sheen = dark.map(([x, y, w, h]): Box => [x, y + h * 0.08, w * 0.4, h * 0.84]);
  return [
    style.shutters ? boxes(leaves, lit(style.shutters)) : '',
    draw(frames, lit(style.frame)),
    draw(dark, glass),
    style.arched ? '' : boxes(sheen, light.sky[2], 'opacity=".22"'),
    draw(bright, lamplight(scene)),
    style.bars === false ? '' : boxes(bars, lit(style.frame), 'opacity=".8"'),
  ].join('');
}

function lamplight(scene: Scene): string {
  return scene.gradient(['#ffe7ad', '#f8b65a']);
}

/** Windows in a grid of columns and floors inside a box, each `width` by `height`. */
export function windowGrid(
  [x, y, w, h]: Box,
  columns: number,
  floors: number,
  width: number,
  height: number,
): Box[] {
  return count(columns * floors).map((i): Box => {
    const left = x + (((i % columns) + 0.5) * w) / columns - width / 2;
    const top = y + ((Math.floor(i / columns) + 0.5) * h) / floors - height / 2;
    return [left, top, width, height];
  });
}

/** The ground before a house, down to the lower edge. */
export function paintGround(scene: Scene, top: number, colour: string): string {
  const fill = scene.gradient([scene.lit(colour), scene.lit(darker(colour, 0.2))]);
  return rect([0, top, 600, 400 - top], fill);
}

/** A way from the lower edge to a door that is `width` wide at x, y. */
export function pathTo(scene: Scene, x: number, y: number, width: number, stone: string): string {
  const spread = width * 1.9;
  const slabs = repeat(4, (i) => {
    const slabY = y + ((400 - y) * (i + 1) ** 1.35) / 8;
    return `M${x - spread * 1.4} ${slabY}h${spread * 2.8}`;
  });
  const shape = `M${x - width / 2} ${y}H${x + width / 2}L${x + spread} 400H${x - spread}Z`;
  const joints = line(slabs, scene.lit(darker(stone, 0.16)), 1.4);
  return path(shape, scene.lit(stone)) + clipped('way', shape, joints);
}

/** A door of two leaves with a light above it, lit from within after dark. */
export function paintDoor(scene: Scene, box: Box, wood: string, arched: boolean): string {
  const { lit, dark } = scene;
  const [x, y, w, h] = box;
  const draw = arched ? arches : boxes;
  const leaves: Box[] = [
    [x + w * 0.1, y + h * 0.42, w * 0.37, h * 0.58],
    [x + w * 0.53, y + h * 0.42, w * 0.37, h * 0.58],
  ];
  return [
    draw([inset(box, -4)], lit(darker(wood, 0.35))),
    draw([box], dark ? '#ffd489' : lit('#3b4a50')),
    boxes([[x, y + h * 0.38, w, h * 0.62]], lit(darker(wood, 0.2))),
    boxes(leaves, lit(wood)),
    circle([x + w * 0.45, y + h * 0.72], 1.6, '#e8c27a'),
    circle([x + w * 0.55, y + h * 0.72], 1.6, '#e8c27a'),
  ].join('');
}

/** Wall lanterns at the same height; after dark each throws a round of light. */
export function lanterns(scene: Scene, xs: readonly number[], y: number, size: number): string {
  const { dim, lit, light } = scene;
  const parts = [
    dim ? circle([0, 0], 34, scene.glow('#ffcf7a', light.litWindows)) : '',
    polygon([-3.5, -5, 3.5, -5, 2.5, 5, -2.5, 5], dim ? '#ffe3a1' : lit('#e9dcc0')),
    rect([-4.2, -6.4, 8.4, 1.6], lit('#2b2f36')),
    rect([-2.8, 4.6, 5.6, 1.2], lit('#2b2f36')),
  ];
  return xs.map((x) => at(x, y, parts, size / 10)).join('');
}

/** A balcony of slim bars before a window, from x over a width, standing on y. */
export function balcony(scene: Scene, x: number, y: number, width: number, height: number): string {
  const gaps = Math.round(width / 5);
  const bars = boxRow(gaps + 1, (width - 1.2) / gaps, [x, y - height, 1.2, height]);
  const rails: Box[] = [
    [x - 1, y - height, width + 2, 1.8],
    [x - 2, y - 1, width + 4, 2.6],
  ];
  return boxes([...bars, ...rails], scene.lit('#2b3138'));
}

/** An awning in two tones over a window or a shopfront. */
export function awning(scene: Scene, [x, y, w, h]: Box, colour: string): string {
  const stripes = Math.max(4, Math.round(w / 8));
  const width = w / stripes;
  const stripe = (i: number): string =>
    `M${x + i * width} ${y}h${width}l${(i - stripes / 2) * 0.6 + 1} ${h}h${-width - 1}Z`;
  const odd = repeat(stripes, (i) => (i % 2 === 1 ? stripe(i) : ''));
  return path(repeat(stripes, stripe), scene.lit(colour)) + path(odd, scene.lit('#fbf3e4'));
}

/** The shadow side of a wall: what stands to the right is in the shade. */
export function shade([x, y, w, h]: Box, share: number, opacity = 0.14): string {
  return rect([x + w * (1 - share), y, w * share, h], shadow, `opacity="${opacity}"`);
}
