import { mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { type Box, boxes, circle, count, num, rect } from './shapes.ts';

/** The sky down to the horizon with its sun or moon, stars or clouds. */
export function paintSky(scene: Scene, horizon: number): string {
  const { light, discX, random } = scene;
  const [zenith, middle, low] = light.sky;
  const disc = [discX, Math.max(46, horizon - light.discHeight)] as const;
  const fill = scene.gradient([
    [0, zenith],
    [0.6, middle],
    [1, low],
  ]);
  return [
    rect([0, 0, 600, horizon + 2], fill),
    light.stars ? paintStars(scene, horizon) : '',
    circle(disc, light.discRadius * 5.5, scene.glow(light.disc, light.stars ? 0.3 : 0.6)),
    circle(disc, light.discRadius, light.disc),
    light.stars
      ? circle([disc[0] + 8, disc[1] - 5], light.discRadius - 3, mix(zenith, middle, 0.5))
      : '',
    ...count(light.stars ? 1 : random.between(2, 4)).map(() => paintCloud(scene, horizon)),
  ].join('');
}

function paintStars({ random }: Scene, horizon: number): string {
  const stars = count(46).map((i): Box => {
    const size = i % 4 === 0 ? 2 : 1.3;
    return [random.between(0, 600), random.between(0, horizon * 0.75), size, size];
  });
  return boxes(stars, '#fff7e0', 'opacity=".75"');
}

/** Three flat bars with round ends, as a poster would have them. */
function paintCloud(scene: Scene, horizon: number): string {
  const { random, light } = scene;
  const width = random.within(70, 150);
  const thickness = random.within(9, 13);
  const x = random.within(-40, 560);
  const y = random.within(26, horizon * 0.55);
  const round = `rx="${num(thickness / 2)}"`;
  const colour = light.stars ? light.sky[2] : mix('#ffffff', light.sky[2], 0.35);
  const bars = [
    rect([x, y, width, thickness], colour, round),
    rect([x + width * 0.24, y - thickness * 0.8, width * 0.5, thickness], colour, round),
    rect([x - width * 0.18, y + thickness * 0.8, width * 0.62, thickness], colour, round),
  ];
  return `<g opacity="${light.stars ? '.22' : '.62'}">${bars.join('')}</g>`;
}
