import { geoJSON, latLng, type LayerGroup, layerGroup } from 'leaflet';
import { feature, mesh } from 'topojson-client';

/** The world and its neighbours to the west and the east, in degrees. */
const shifts = [-360, 0, 360];

/**
 * Loads the land and the borders of the world, at a scale of 1 to 110 million, as a layer for `pane`.
 * MapCanvas.module.css gives their colours. Rejects when their file does not load. Data: Natural Earth, by way of world-atlas.
 */
export async function createLandLayer(pane: string): Promise<LayerGroup> {
  const { default: topology } = await import(
    /* webpackChunkName: "map-land" */ 'world-atlas/countries-110m.json'
  );
  const { land, countries } = topology.objects;
  const shapes = [
    { shape: feature(topology, land), style: { className: 'map-land', stroke: false } },
    {
      shape: mesh(topology, countries, (one, other) => one !== other),
      style: { className: 'map-borders', fill: false, weight: 1 },
    },
  ];
  return layerGroup(
    shifts.flatMap((shift) =>
      shapes.map(({ shape, style }) =>
        geoJSON(shape, {
          pane,
          interactive: false,
          style,
          coordsToLatLng: ([longitude, latitude]) => latLng(latitude, longitude + shift),
        }),
      ),
    ),
  );
}
