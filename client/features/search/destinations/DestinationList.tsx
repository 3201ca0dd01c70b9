import { CloseIcon, PinIcon } from '../../../ui/icons.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from './DestinationField.module.css';
import type { Destination } from './candidates.ts';

/**
 * An option of the destination list: a place, or 'clear'. The list has the option 'clear' if it
 * contains recent searches, and the option removes them.
 */
export type Suggestion = Destination | 'clear';

/** Returns the id of the suggestion at `index` in the list with the id `listId`. */
export function suggestionId(listId: string, index: number): string {
  return `${listId}${index}`;
}

function keyOf(suggestion: Suggestion): string {
  return suggestion === 'clear'
    ? ''
    : JSON.stringify([suggestion.city, suggestion.hotel, suggestion.near]);
}

/**
 * Renders the listbox of the destination field, or says that no place has this name. `marked` is
 * the index of the active option, or -1.
 */
export function DestinationList({
  id,
  suggestions,
  nothingFound,
  marked,
  onChoose,
  onPointed,
}: {
  id: string;
  suggestions: readonly Suggestion[];
  nothingFound: boolean;
  marked: number;
  onChoose: (suggestion: Suggestion) => void;
  /** Called with true when a pointer enters the list, and with false when it leaves. */
  onPointed: (pointed: boolean) => void;
}) {
  const { t } = useI18n();
  return (
    <div
      hidden={suggestions.length === 0 && !nothingFound}
      className={styles.panel}
      onPointerEnter={() => onPointed(true)}
      onPointerLeave={() => onPointed(false)}
    >
      <ul id={id} role="listbox" aria-label={t('destinations.list')} className={styles.list}>
        {suggestions.map((suggestion, index) => (
          <li
            key={keyOf(suggestion)}
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
                {t('destinations.clearRecent')}
              </>
            ) : (
              <>
                <PinIcon />
                <span className={styles.texts}>
                  <bdi className={styles.city}>{suggestion.hotel ?? suggestion.name}</bdi>
                  <bdi className={styles.detail}>{suggestion.detail}</bdi>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      {nothingFound && (
        <p aria-hidden className={styles.nothing} onMouseDown={(event) => event.preventDefault()}>
          {t('destinations.suggested', { count: 0 })}
        </p>
      )}
      <p className={styles.credit} onMouseDown={(event) => event.preventDefault()}>
        {t('destinations.credit')}
      </p>
    </div>
  );
}
