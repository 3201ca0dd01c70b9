import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import styles from './MapBox.module.css';

/** Keys of hotels of a list. */
type Keys = readonly string[];

interface HighlightState {
  /** The hotels that are pointed at, in the list or on the map. */
  pointed: Keys;
  point: (keys: Keys) => void;
  /** The hotels whose card is open on the map. */
  chosen: Keys;
  choose: (keys: Keys) => void;
}

const none: Keys = [];
const ignore = () => undefined;

const noHighlight: HighlightState = {
  pointed: none,
  point: ignore,
  chosen: none,
  choose: ignore,
};
const HighlightContext = createContext(noHighlight);

/**
 * Which hotels are highlighted, shared by the list and its map; none while the map is not `active`.
 * A change renders only what reads it.
 */
export function HighlightProvider({ active, children }: { active: boolean; children: ReactNode }) {
  const [pointed, point] = useState(none);
  const [chosen, choose] = useState(none);
  const state = useMemo(() => ({ pointed, point, chosen, choose }), [pointed, chosen]);
  return <HighlightContext value={active ? state : noHighlight}>{children}</HighlightContext>;
}

/** The highlighted hotels, and how to highlight others. */
export function useHighlight(): HighlightState {
  return useContext(HighlightContext);
}

/**
 * An item of the list. Hover and focus highlight the hotel's marker on an open map, and hover,
 * focus and choice of a marker highlight the item.
 */
export function HighlightedItem({ id, children }: { id: string; children: ReactNode }) {
  const { pointed, point, chosen } = useHighlight();
  return (
    <li
      className={pointed.includes(id) || chosen.includes(id) ? styles.highlighted : undefined}
      onPointerEnter={() => point([id])}
      onPointerLeave={() => point(none)}
      onFocus={() => point([id])}
      onBlur={() => point(none)}
    >
      {children}
    </li>
  );
}
