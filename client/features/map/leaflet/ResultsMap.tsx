import type { ReactNode } from 'react';
import type { HotelFacts } from '#client/domain/listing/hotelFacts.ts';
import type { ListFacts } from '#client/domain/listing/listFacts.ts';
import type { PlacedHotel } from '../placedHotel.ts';
import { MapCanvas } from './MapCanvas.tsx';
import { ResultMarkers } from './ResultMarkers.tsx';

export interface ResultsMapProps {
  /** The whole result: when another one arrives, the map moves to its hotels. */
  list: ListFacts;
  /** The hotels to show. */
  placed: readonly PlacedHotel[];
  tiles: string;
  /** Draws a chosen hotel. */
  card: (hotel: HotelFacts) => ReactNode;
}

/** The hotels of a listing on a map. Hotels close to each other share a marker. */
export function ResultsMap({ tiles, ...results }: ResultsMapProps) {
  return (
    <MapCanvas label="Map" description="The list shows the same properties in words." tiles={tiles}>
      {(map, view) => <ResultMarkers map={map} view={view} {...results} />}
    </MapCanvas>
  );
}
