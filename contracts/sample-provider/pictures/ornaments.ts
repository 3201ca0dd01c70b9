import { darker } from './colour.ts';
import type { Scene } from './scene.ts';
import {
  type Box,
  arches,
  boxes,
  circle,
  count,
  inset,
  line,
  path,
  polygon,
  rect,
} from './shapes.ts';

/** A way from the lower edge to a door that is `width` wide at x, y. */
export function pathTo(scene: Scene, x: number, y: number, width: number, stone: string): string {
  const spread = width * 1.9;
  const slabs = count(4).map((i) => {
    const at = y + ((400 - y) * (i + 1) ** 1.35) / 8;
    return `M${x - spread * 1.4} ${at}h${spread * 2.8}`;
  });
  const shape = `M${x - width / 2} ${y}H${x + width / 2}L${x + spread} 400H${x - spread}Z`;
  return (
    path(shape, scene.lit(stone)) +
    `<clipPath id="way"><path d="${shape}"/></clipPath>` +
    `<g clip-path="url(#way)">${line(slabs.join(''), scene.lit(darker(stone, 0.16)), 1.4)}</g>`
  );
}

/** The ground before a house. */
export function paintGround(scene: Scene, top: number, colour: string): string {
  return rect(
    [0, top, 600, 400 - top],
    scene.gradient([
      [0, scene.lit(colour)],
      [1, scene.lit(darker(colour, 0.2))],
    ]),
  );
}

/** A door of two leaves with a light above it, lit from within after dark. */
export function paintDoor(scene: Scene, box: Box, wood: string, arched: boolean): string {
  const [x, y, w, h] = box;
  const draw = arched ? arches : boxes;
  const glowing = scene.light.litWindows > 0.5;
  const leaves: Box[] = [
    [x + w * 0.1, y + h * 0.42, w * 0.37, h * 0.58],
    [x + w * 0.53, y + h * 0.42, w * 0.37, h * 0.58],
  ];
  return [
    draw([inset(box, -4)], scene.lit(darker(wood, 0.35))),
    draw([box], glowing ? '#ffd489' : scene.lit('#3b4a50')),
    boxes([[x, y + h * 0.38, w, h * 0.62]], scene.lit(darker(wood, 0.2))),
    boxes(leaves, scene.lit(wood)),
    circle([x + w * 0.45, y + h * 0.72], 1.6, '#e8c27a'),
    circle([x + w * 0.55, y + h * 0.72], 1.6, '#e8c27a'),
  ].join('');
}

/** A wall lantern; after dark it throws a round of light. */
export function lantern(scene: Scene, x: number, y: number, size: number): string {
  const on = scene.light.litWindows > 0.2;
  return [
    on ? circle([x, y], size * 3.4, scene.glow('#ffcf7a', scene.light.litWindows)) : '',
    polygon(
      [
        [x - size * 0.35, y - size * 0.5],
        [x + size * 0.35, y - size * 0.5],
        [x + size * 0.25, y + size * 0.5],
        [x - size * 0.25, y + size * 0.5],
      ],
      on ? '#ffe3a1' : scene.lit('#e9dcc0'),
    ),
    rect([x - size * 0.42, y - size * 0.64, size * 0.84, size * 0.16], scene.lit('#2b2f36')),
    rect([x - size * 0.28, y + size * 0.46, size * 0.56, size * 0.12], scene.lit('#2b2f36')),
  ].join('');
}

/** A balcony of slim bars before a window, from x over a width, standing on y. */
export function balcony(scene: Scene, x: number, y: number, width: number, height: number): string {
  const bars = count(Math.round(width / 5) + 1).map((i): Box => [
    x + (i * (width - 1.2)) / Math.round(width / 5),
    y - height,
    1.2,
    height,
  ]);
  const iron = scene.lit('#2b3138');
  return boxes(
    [...bars, [x - 1, y - height, width + 2, 1.8], [x - 2, y - 1, width + 4, 2.6]],
    iron,
  );
}

/** An awning in two tones over a window or a shopfront. */
export function awning(scene: Scene, [x, y, w, h]: Box, colour: string): string {
  const stripes = Math.max(4, Math.round(w / 8));
  const stripe = (i: number): string => {
    const left = x + (i * w) / stripes;
    const width = w / stripes;
    return `M${left} ${y}h${width}l${(i - stripes / 2) * 0.6 + 1} ${h}h${-width - 1}Z`;
  };
  return (
    path(count(stripes).map(stripe).join(''), scene.lit(colour)) +
    path(
      count(stripes)
        .filter((i) => i % 2 === 1)
        .map(stripe)
        .join(''),
      scene.lit('#fbf3e4'),
    )
  );
}

/** The shadow side of a wall: what stands to the right is in the shade. */
export function shade([x, y, w, h]: Box, share: number, opacity = 0.14): string {
  return rect([x + w * (1 - share), y, w * share, h], '#1a2230', `opacity="${opacity}"`);
}
