import { createContext, use } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { readOperatorTexts } from '#contracts/site/operatorTexts.ts';
import { hasRates } from '../../domain/stay/offers.ts';

/**
 * Whether the site is live: its provider sends prices, so that sample texts have no place on it,
 * and failures are said instead of hidden. Known before the first response: the server writes it
 * into the page.
 */
export const LiveSite = createContext(false);

/** Whether the site is live; see `LiveSite`. */
export function useLiveSite(): boolean {
  return use(LiveSite);
}

/**
 * Whether no sample may be shown of a hotel: it has rates itself, or the others of the site have.
 */
export function useLiveHotel(hotel: Pick<Hotel, 'rates'>): boolean {
  return useLiveSite() || hasRates(hotel);
}

/**
 * Whether the checkout shows the client's price and the agent's commission: the operator's
 * AGENT_PRICES.
 */
export const AgentPrices = createContext(false);

/** The operator's map addresses; '' where one is switched off. Spec §7. */
export interface MapUrls {
  /** A hotel's map in a frame, with `{lat}` and `{lng}` in it. */
  embed: string;
  /** The tiles of our own map, with `{z}`, `{x}` and `{y}` in it. */
  tiles: string;
}

/** The map addresses; the app provides the configured ones. */
export const MapUrls = createContext<MapUrls>({ embed: '', tiles: '' });

/** The operator's texts, which the server writes into the page. */
export const OperatorTexts = createContext(readOperatorTexts(() => ''));
