import { MapCanvas } from './MapCanvas.tsx';
import { ResultMarkers, type Results } from './ResultMarkers.tsx';

/** The hotels of a listing on a map. Hotels close to each other share a marker. */
export function ResultsMap({ tiles, ...results }: Results & { tiles: string }) {
  return (
    <MapCanvas label="Map" description="The list shows the same properties in words." tiles={tiles}>
      {(map, view) => <ResultMarkers map={map} view={view} {...results} />}
    </MapCanvas>
  );
}
