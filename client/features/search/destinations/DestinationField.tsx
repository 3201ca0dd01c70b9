import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import type { StateWithApi } from '../../../api/hotels/knownHotels.ts';
import { useThunkDispatch } from '../../../api/thunk.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useLiveSite } from '../../../ui/page/siteSettings.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useGetPlacesQuery } from '../../../api/hotels/hotelsApi.ts';
import type { Pickers } from '../fields/usePickers.ts';
import styles from './DestinationField.module.css';
import { DestinationList, type Suggestion, suggestionId } from './DestinationList.tsx';
import type { Destination } from './candidates.ts';
import type { FindDestinations } from './findDestinations.ts';
import type { LoadedSources } from './placeSources.ts';
import { clearRecentSearches } from './recentSearches.ts';

/**
 * Renders the field 'Where to?', which takes free text and shows suggestions. The list opens on
 * focus, on a click, while typing, and with the arrow keys. Better suggestions that arrive later
 * replace the visible suggestions, unless the pointer is over the list or a suggestion is marked.
 *
 * Enter chooses the marked suggestion. If none is marked, it searches for the meaning of the text.
 * If the list contains a recent search, its last option clears the recent searches. ARIA Authoring
 * Practices, editable combobox with list autocomplete.
 */
export function DestinationField({
  value,
  onChange,
  onChoose,
  pickers,
}: {
  value: string;
  onChange: (city: string) => void;
  onChoose: (destination: Destination) => void;
  /** The code of the pickers. Without it there are no suggestions. */
  pickers: Pickers | undefined;
}) {
  const { t } = useI18n();
  const dispatch = useThunkDispatch<StateWithApi>();
  const listId = useId();
  const [asked, setAsked] = useState<string>();
  const [held, setHeld] = useState<readonly Suggestion[]>();
  const [mark, setMark] = useState(-1);
  const [cleared, setCleared] = useState(false);
  const find = useDestinations(pickers, asked, !cleared);
  const found = useMemo(
    () => (find && asked !== undefined ? withClear(find(asked)) : none),
    [find, asked],
  );
  const shown = held ?? found ?? none;
  const expanded = shown.length > 0;
  const marked = shown[mark];

  function suggest(text: string) {
    setAsked(text);
    setHeld(undefined);
    setMark(-1);
    setCleared(false);
  }

  function close() {
    setAsked(undefined);
    setHeld(undefined);
    setMark(-1);
  }

  function choose(suggestion: Suggestion) {
    if (suggestion === 'clear') {
      dispatch((_dispatch, _getState, { storage }) => clearRecentSearches(storage));
      suggest('');
      setCleared(true);
    } else {
      close();
      onChoose(suggestion);
    }
  }

  /**
   * Marks the next or previous suggestion. Between the last and the first suggestion there is one
   * more stop, at which none is marked and the text itself counts.
   */
  function moveMark(step: 1 | -1) {
    const places = shown.length + 1;
    const next = ((mark + 1 + step + places) % places) - 1;
    setMark(next);
    setHeld(next < 0 ? undefined : shown);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (expanded) moveMark(event.key === 'ArrowDown' ? 1 : -1);
      else {
        suggest(value);
        setMark(0);
      }
    } else if (event.key === 'Enter') {
      if (marked) {
        event.preventDefault();
        choose(marked);
      } else {
        close();
      }
    } else if (event.key === 'Escape' && (expanded || !found)) {
      event.preventDefault();
      close();
    }
  }

  return (
    <div className={styles.place}>
      <TextField
        label={t('destinations.where')}
        name="city"
        className={styles.input}
        placeholder={t('destinations.whereExample')}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-activedescendant={marked && suggestionId(listId, mark)}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          suggest(event.target.value);
        }}
        onFocus={() => suggest('')}
        onClick={() => {
          if (!expanded) suggest('');
        }}
        onKeyDown={handleKey}
        onBlur={close}
      />
      <DestinationList
        id={listId}
        suggestions={shown}
        nothingFound={!found}
        marked={mark}
        onChoose={choose}
        onPointed={(pointed) => setHeld(pointed ? shown : undefined)}
      />
      <div role="status">
        <VisuallyHidden>
          {cleared
            ? t('destinations.recentCleared')
            : (!found || expanded) && t('destinations.suggested', { count: shown.length })}
        </VisuallyHidden>
      </div>
    </div>
  );
}

/**
 * Adds 'clear' if a recent search is among the suggestions. A suggestion with a stay must be a
 * recent search.
 */
function withClear(
  destinations: readonly Destination[] | undefined,
): readonly Suggestion[] | undefined {
  return destinations?.some(({ stay }) => stay) ? [...destinations, 'clear'] : destinations;
}

const none: readonly never[] = [];

/**
 * Returns a function that finds destinations while the list is open for the `asked` text. The
 * result is undefined while the list is closed or the pickers are loading. The known places are
 * read each time the list opens, and again when more places of the world or of the provider have
 * arrived.
 *
 * These two lists of places are loaded when the suggestions first open. On a live site, landmarks
 * are loaded when the traveler first types. If one of these sources does not load, the others still
 * work. The next opening tries again.
 */
function useDestinations(
  pickers: Pickers | undefined,
  asked: string | undefined,
  withRecent: boolean,
): FindDestinations | undefined {
  const open = asked !== undefined;
  const i18n = useI18n();
  const dispatch = useThunkDispatch<StateWithApi>();
  const typing = useLiveSite() && Boolean(asked);
  const { data } = useGetPlacesQuery(undefined, { skip: !open });
  const places = data?.places ?? none;
  const [loaded, setLoaded] = useState<LoadedSources>({});
  useEffect(() => {
    if (open && pickers) dispatch(pickers.loadSources(typing, setLoaded));
  }, [open, typing, pickers, dispatch]);
  return useMemo(
    () =>
      open && pickers
        ? dispatch(pickers.readDestinations(i18n, { ...loaded, places, withRecent }))
        : undefined,
    [open, pickers, dispatch, i18n, loaded, places, withRecent],
  );
}
