import type { Architecture } from '../catalogue/cities.ts';
import { paintChalet } from './paintChalet.ts';
import { paintGables } from './paintGables.ts';
import { paintGrand } from './paintGrand.ts';
import { paintLodge } from './paintLodge.ts';
import { paintRiad } from './paintRiad.ts';
import { paintTower } from './paintTower.ts';
import { paintVilla } from './paintVilla.ts';
import { paintLandscape } from './paintLandscape.ts';
import type { Scene } from './scene.ts';
import { ellipse } from './shapes.ts';
import { paintSky } from './paintSky.ts';

const houses: Readonly<Record<Architecture, (scene: Scene) => string>> = {
  riad: paintRiad,
  villa: paintVilla,
  grand: paintGrand,
  tower: paintTower,
  chalet: paintChalet,
  lodge: paintLodge,
  gable: paintGables,
};

/** The hotel from outside, before what its place looks like. */
export function paintFacade(scene: Scene): string {
  const horizon = 226;
  const { architecture } = scene.house;
  const row = architecture === 'gable';
  return [
    paintSky(scene, row ? 330 : horizon),
    row ? '' : paintLandscape(scene, horizon, 338),
    houses[architecture](scene),
    paintLamplight(scene),
  ].join('');
}

/** After dark the light of doors and lanterns warms the front of the house. */
function paintLamplight(scene: Scene): string {
  if (scene.light.litWindows < 0.5) return '';
  return (
    ellipse([300, 300], 270, 130, scene.glow('#ffb765', 0.34)) +
    ellipse([300, 364], 190, 40, scene.glow('#ffcf8a', 0.4))
  );
}
