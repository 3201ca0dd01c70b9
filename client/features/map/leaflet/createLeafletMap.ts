import 'leaflet/dist/leaflet.css';
import {
  control,
  type Coords,
  type DoneCallback,
  GridLayer,
  latLng,
  type LatLng,
  type LayerGroup,
  layerGroup,
  Map as LeafletMap,
  type PanOptions,
  type PointExpression,
  polygon,
  polyline,
  Util,
} from 'leaflet';
import { feature, mesh } from 'topojson-client';
import { unwrapRing } from '../../../domain/map/unwrapRing.ts';

const largestZoom = 18;
/**
 * Three copies of the world side by side, because a map across the date line shows parts of two
 * copies.
 */
const worlds: [[number, number], [number, number]] = [
  [-90, -540],
  [90, 540],
];

/**
 * Creates a map in `container` with land and borders and, if there is an address for tiles, tiles
 * above them. The map has no position yet. The mouse wheel scrolls the page until the map has the
 * focus. The scale is on the side where the text of the page starts.
 *
 * `onTiles` is called for each tile, with true if the tile failed to load. `remove()` ends the map.
 */
export function createLeafletMap(
  container: HTMLElement,
  tiles: string,
  direction: 'ltr' | 'rtl',
  onTiles: (failed: boolean) => void,
): LeafletMap {
  const animated = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new (animated ? LeafletMap : StillMap)(container, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    minZoom: 1,
    maxZoom: largestZoom,
    maxBounds: worlds,
    zoomAnimation: animated,
    fadeAnimation: animated,
    markerZoomAnimation: animated,
    inertia: animated,
  });
  control.scale({ position: direction === 'rtl' ? 'topright' : 'topleft' }).addTo(map);
  if (tiles) {
    const layer = new TileImages(tiles).addTo(map);
    layer.on('tileerror', () => onTiles(true));
    layer.on('tileload', () => onTiles(false));
  }
  let removed = false;
  map.on('unload', () => {
    removed = true;
  });
  map.createPane('land');
  void createLandLayer('land').then(
    (land) => {
      if (!removed) land.addTo(map);
    },
    () => undefined, // The map works without the land.
  );
  container.addEventListener('focusin', () => map.scrollWheelZoom.enable());
  container.addEventListener('focusout', () => map.scrollWheelZoom.disable());
  return map;
}

/** A map that moves without animation, for travelers who prefer reduced motion. */
class StillMap extends LeafletMap {
  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}

type Positions = readonly (readonly number[])[];

/** The offsets of the world and its copies to the west and the east, in degrees. */
const shifts = [-360, 0, 360];

/**
 * Loads the land and the borders of the world at a scale of 1 to 110 million, as a layer for
 * `pane`. MapCanvas.module.css sets their colors. Rejects if the file does not load. The data comes
 * from Natural Earth by way of world-atlas.
 */
async function createLandLayer(pane: string): Promise<LayerGroup> {
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

const subdomains = ['a', 'b', 'c'] as const;

/**
 * A layer of tiles from an address with `{z}`, `{x}`, `{y}` and optionally `{s}` and `{r}`. A tile
 * that does not load stays invisible. Leaflet's own layer cannot be used: it aborts tiles with a
 * `data:` picture, which the Content-Security-Policy forbids.
 */
class TileImages extends GridLayer {
  readonly template: string;

  constructor(template: string) {
    super();
    this.template = template;
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const image = document.createElement('img');
    image.alt = '';
    // Tile servers want to know the site, even on a page that otherwise sends no referrer.
    image.referrerPolicy = 'strict-origin';
    image.addEventListener('load', () => done(undefined, image));
    image.addEventListener('error', () => done(new Error('The tile did not load.'), image));
    image.src = Util.template(this.template, {
      x,
      y,
      z,
      s: subdomains[Math.abs(x + y) % subdomains.length],
      r: window.devicePixelRatio > 1 ? '@2x' : '',
    });
    return image;
  }
}
