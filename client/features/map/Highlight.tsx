import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import styles from './MapBox.module.css';

/** The keys of hotels in a list. */
type Keys = readonly string[];

interface HighlightState {
  /** The hotels under the pointer or the focus, in the list or on the map. */
  pointed: Keys;
  point: (keys: Keys) => void;
  /** The hotels whose cards are open on the map. */
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
 * Shares the highlighted hotels between the list and its map. While the map is not `active`, no
 * hotel is highlighted. A change renders only the components that read it.
 */
export function HighlightProvider({ active, children }: { active: boolean; children: ReactNode }) {
  const [pointed, point] = useState(none);
  const [chosen, choose] = useState(none);
  const state = useMemo(() => ({ pointed, point, chosen, choose }), [pointed, chosen]);
  return <HighlightContext value={active ? state : noHighlight}>{children}</HighlightContext>;
}

/** Returns the highlighted hotels, and functions to highlight others. */
export function useHighlight(): HighlightState {
  return useContext(HighlightContext);
}

/**
 * Renders an item of the list. When the item is hovered or focused, the hotel's marker on an open
 * map is highlighted. When the marker is hovered, focused or chosen, the item is highlighted.
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
