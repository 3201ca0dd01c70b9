import { createContext } from 'react';

/** The operator's map addresses; '' where one is switched off. Spec §7. */
export interface MapUrls {
  /** A hotel's map in a frame, with `{lat}` and `{lng}` in it. */
  embed: string;
  /** The tiles of our own map, with `{z}`, `{x}` and `{y}` in it. */
  tiles: string;
}

/** The map addresses; the app provides the configured ones. */
export const MapUrls = createContext<MapUrls>({ embed: '', tiles: '' });
