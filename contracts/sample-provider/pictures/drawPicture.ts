import type { Architecture, City } from '../catalogue/cities.ts';
import { createRandom, type Random } from '../random.ts';
import { paintChalet, paintLodge, paintRiad, paintVilla } from './gardenHouses.ts';
import { type Beds, paintBath, paintLobby, paintRoom } from './interiors.ts';
import { paintBalconyView, paintPool } from './outdoors.ts';
import { paintLandscape } from './paintLandscape.ts';
import { createScene, daylights, type House, lights, type Scene } from './scene.ts';
import { paintSky } from './scenery.ts';
import { ellipse } from './shapes.ts';
import { paintBreakfast, paintStillLife } from './stillLifes.ts';
import { paintGables, paintGrand, paintRow, paintTower } from './streetHouses.ts';

/** A hotel's n-th picture, from 1, or that of one of its rooms, from 1 too, with the beds in it. */
export type PictureChoice = { nth: number } | { room: number; beds: Beds };

type Subject = { paint: (scene: Scene) => string; byDay?: boolean };

const facade: Subject = { paint: paintFacade };
const room: Subject = { paint: (scene) => paintRoom(scene) };
const view: Subject = { paint: paintBalconyView };

/** What a hotel's pictures show, in their order; twelve are the most that a hotel has. */
const subjects: readonly Subject[] = [
  facade,
  room,
  view,
  { paint: paintPool },
  { paint: paintLobby },
  { paint: paintBreakfast, byDay: true },
  room,
  { paint: paintBath },
  { paint: paintStillLife, byDay: true },
  facade,
  view,
  room,
];

const walls: Readonly<Record<Architecture, readonly string[]>> = {
  riad: ['#c96f4a', '#d98a63', '#b85c4a', '#e0a77e', '#d9b38c'],
  villa: ['#f6eee0', '#f4e2cc', '#ecc9a4', '#e7b493', '#f1d9d0'],
  grand: ['#e6d8c0', '#d8c4a8', '#efdcc8', '#cbb8a6', '#e4b9a4', '#c9cfc4'],
  tower: ['#33616b', '#3f6f7c', '#53707c', '#2c4d57', '#6d7f86'],
  chalet: ['#8a5a3c', '#74492f', '#a36f48', '#6b4a3a'],
  lodge: ['#c79a6b', '#9b6b45', '#e4d3b5'],
  gable: ['#b5483a', '#d9a441', '#3d6468', '#d9c6a4', '#7a8f7b', '#33475b'],
  row: ['#e9dfcf', '#d9a441', '#6f9bb0', '#c9705a', '#a8b8a0', '#e0b7a0', '#b5653f'],
};
const accents = ['#d9482b', '#0f4c4a', '#2e6f8e', '#7a3b52', '#5e7f5a', '#c8862b'];
const fabrics = ['#c9573a', '#1f6360', '#d9a441', '#3f6b86', '#8a4a5e', '#7d9477', '#e0a58a'];
const woods = ['#7d5238', '#9a6b45', '#5f4032', '#b5834f'];

/**
 * Draws a picture of a hotel as SVG of 600 by 400 units. It depends on the hotel's id and the choice
 * alone: the house and its colours are the same in all pictures, the time of day changes.
 */
export function drawPicture(
  hotelId: string,
  city: City,
  choice: PictureChoice,
  { width, height }: { width: number; height: number },
): string {
  const hotelRandom = createRandom(`house of ${hotelId}`);
  const house = designHouse(hotelRandom, city);
  const firstLight = hotelRandom.between(0, lights.length - 1);
  const ofRoom = 'room' in choice;
  const nth = ofRoom ? choice.room : choice.nth;
  const subject = ofRoom ? roomWith(choice.beds) : subjects[nth - 1];
  const times = subject?.byDay ? daylights : lights;
  const light = times[(firstLight + (nth - 1) * 3) % times.length];
  if (!light || !subject) throw new RangeError(`A hotel has no picture ${nth}.`);
  const name = `${hotelId} ${ofRoom ? 'room ' : ''}${nth}`;
  const scene = createScene(createRandom(name), light, house, city);
  const painted = subject.paint(scene);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 400">${scene.definitions()}${painted}</svg>`;
}

function roomWith(beds: Beds): Subject {
  return { paint: (scene) => paintRoom(scene, beds) };
}

function designHouse(random: Random, city: City): House {
  const architecture = random.pick(city.culture.architecture);
  return {
    architecture,
    wall: random.pick(walls[architecture]),
    accent: random.pick(accents),
    fabric: random.pick(fabrics),
    wood: random.pick(woods),
  };
}

const houses: Readonly<Record<Architecture, (scene: Scene) => string>> = {
  riad: paintRiad,
  villa: paintVilla,
  grand: paintGrand,
  tower: paintTower,
  chalet: paintChalet,
  lodge: paintLodge,
  gable: paintGables,
  row: paintRow,
};

/** The hotel from outside, before what its place looks like. */
function paintFacade(scene: Scene): string {
  const { architecture } = scene.house;
  const row = architecture === 'gable' || architecture === 'row';
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
