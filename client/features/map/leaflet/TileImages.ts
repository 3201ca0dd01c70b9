import { type Coords, type DoneCallback, GridLayer, Util } from 'leaflet';

const subdomains = ['a', 'b', 'c'] as const;

/**
 * Tiles from an address with `{z}`, `{x}`, `{y}` and maybe `{s}` and `{r}`. A tile that does not
 * load stays invisible. Leaflet's own layer cannot be used: it aborts tiles with a `data:` picture,
 * which the Content-Security-Policy forbids.
 */
export class TileImages extends GridLayer {
  readonly template: string;

  constructor(template: string) {
    super();
    this.template = template;
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const image = document.createElement('img');
    image.alt = '';
    // Tile servers want to know the site, also on a page that sends no referrer.
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
