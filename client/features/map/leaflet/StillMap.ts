import { Map as LeafletMap, type PanOptions, type PointExpression } from 'leaflet';

/** A map that moves without animation, for travellers who want less motion. */
export class StillMap extends LeafletMap {
  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}
