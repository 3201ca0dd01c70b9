import type { Architecture } from '../catalogue/cities.ts';
import { paintChalet, paintLodge, paintRiad, paintVilla } from './gardenHouses.ts';
import { paintLandscape } from './paintLandscape.ts';
import type { Scene } from './scene.ts';
import { paintSky } from './scenery.ts';
import { ellipse } from './shapes.ts';
import { paintGables, paintGrand, paintTower } from './streetHouses.ts';

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
  const { architecture } = scene.house;
  const row = architecture === 'gable';
  const behind = row
    ? paintSky(scene, 330)
    : paintSky(scene, 226) + paintLandscape(scene, 226, 338);
  return behind + houses[architecture](scene) + paintLamplight(scene);
}

/** After dark the light of doors and lanterns warms the front of the house. */
function paintLamplight(scene: Scene): string {
  if (!scene.dark) return '';
  return (
    ellipse([300, 300], 270, 130, scene.glow('#ffb765', 0.34)) +
    ellipse([300, 364], 190, 40, scene.glow('#ffcf8a', 0.4))
  );
}
