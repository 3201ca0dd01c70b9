import { CloseIcon, PinIcon } from '../../../ui/icons.tsx';
import styles from './DestinationField.module.css';
import type { Destination } from './findDestinations.ts';

/** What a destination list offers: places, and to clear the recent searches when one of them is shown. */
export type Suggestion = Destination | 'clear';

/** The id of the suggestion at `index` in the list with the id `listId`. */
export function suggestionId(listId: string, index: number): string {
  return `${listId}${index}`;
}

/** The listbox of the destination field. `marked` is the index of the active option, or -1. */
export function DestinationList({
  id,
  suggestions,
  marked,
  onChoose,
}: {
  id: string;
  suggestions: readonly Suggestion[];
  marked: number;
  onChoose: (suggestion: Suggestion) => void;
}) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Destinations"
      hidden={suggestions.length === 0}
      className={styles.list}
    >
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion === 'clear' ? '' : suggestion.city}
          id={suggestionId(id, index)}
          role="option"
          aria-selected={index === marked}
          className={suggestion === 'clear' ? styles.clear : styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion === 'clear' ? (
            <>
              <CloseIcon />
              Clear recent searches
            </>
          ) : (
            <>
              <PinIcon />
              <span className={styles.city}>{suggestion.city}</span>
              <span className={styles.detail}>{suggestion.detail}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
