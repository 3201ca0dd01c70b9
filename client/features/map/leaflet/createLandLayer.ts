import { latLng, type LatLng, type LayerGroup, layerGroup, polygon, polyline } from 'leaflet';
import { feature, mesh } from 'topojson-client';
import { unwrapRing } from '../../../domain/map/unwrapRing.ts';

type Positions = readonly (readonly number[])[];

/** The world and its neighbours to the west and the east, in degrees. */
const shifts = [-360, 0, 360];

/**
 * Loads the land and the borders of the world, at a scale of 1 to 110 million, as a layer for
 * `pane`. MapCanvas.module.css gives their colours. Rejects when their file does not load. Data:
 * Natural Earth, by way of world-atlas.
 */
export async function createLandLayer(pane: string): Promise<LayerGroup> {
  const { default: topology } = await import(
    /* webpackChunkName: "map-land" */ 'world-atlas/countries-110m.json'
  );
  const { land, countries } = topology.objects;
  const rings = feature(topology, land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.map(flatRings) : [],
  );
  const borders = mesh(topology, countries, (one, other) => one !== other).coordinates;
  const look = { pane, interactive: false };
  return layerGroup(
    shifts.flatMap((shift) => [
      polygon(
        rings.map((shape) => shape.map((ring) => toLatLngs(ring, shift))),
        { ...look, className: 'map-land', stroke: false },
      ),
      polyline(
        borders.map((line) => toLatLngs(line, shift)),
        { ...look, className: 'map-borders', weight: 1 },
      ),
    ]),
  );
}

function flatRings(rings: readonly Positions[]): Positions[] {
  return rings.map((ring) => unwrapRing(ring.map(([x = 0, y = 0]) => [x, y])));
}

function toLatLngs(line: Positions, shift: number): LatLng[] {
  return line.map(([longitude = 0, latitude = 0]) => latLng(latitude, longitude + shift));
}
