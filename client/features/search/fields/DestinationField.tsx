import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type KeyboardEvent, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Injected } from '#client/api/api.ts';
import type { StateWithApi } from '#client/api/knownRegions.ts';
import { TextField } from '#client/ui/fields.tsx';
import { PinIcon } from '#client/ui/icons.tsx';
import type { Destination } from '../findDestinations.ts';
import styles from './DestinationField.module.css';
import type { Pickers } from './usePickers.ts';

/**
 * 'Where to?': free text with suggestions. The list opens while typing, on a click and with the arrow
 * keys; Enter chooses the marked suggestion, and searches for the text as it is when none is marked.
 * ARIA Authoring Practices, editable combobox with list autocomplete.
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
  /** Without them there are no suggestions. */
  pickers: Pickers | undefined;
}) {
  const dispatch = useDispatch<ThunkDispatch<StateWithApi, Injected, UnknownAction>>();
  const listId = useId();
  const [shown, setShown] = useState<readonly Destination[]>([]);
  const [mark, setMark] = useState(-1);
  const expanded = shown.length > 0;
  const marked = shown[mark];
  const optionId = (index: number) => `${listId}${index}`;

  function suggest(text: string, firstMark = -1) {
    if (pickers) setShown(dispatch(pickers.findDestinations(text)));
    setMark(firstMark);
  }

  function close() {
    if (expanded) setShown([]);
  }

  function choose(destination: Destination) {
    close();
    onChoose(destination);
  }

  /** Marks the next or previous suggestion; before the first and after the last comes the text itself. */
  function moveMark(step: 1 | -1) {
    const places = shown.length + 1;
    setMark(((mark + 1 + step + places) % places) - 1);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (expanded) moveMark(event.key === 'ArrowDown' ? 1 : -1);
      else suggest('', 0);
    } else if (event.key === 'Enter') {
      if (marked) {
        event.preventDefault();
        choose(marked);
      }
      close();
    } else if (event.key === 'Escape' && expanded) {
      event.preventDefault();
      close();
    }
  }

  return (
    <div className={styles.place}>
      <TextField
        label="Where to?"
        className={styles.input}
        placeholder="City or region"
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-activedescendant={marked && optionId(mark)}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          suggest(event.target.value);
        }}
        onClick={() => {
          if (!expanded) suggest('');
        }}
        onKeyDown={handleKey}
        onBlur={close}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label="Destinations"
        hidden={!expanded}
        className={styles.list}
      >
        {shown.map((destination, index) => (
          <li
            key={destination.city}
            id={optionId(index)}
            role="option"
            aria-selected={destination === marked}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(destination)}
          >
            <PinIcon />
            <span className={styles.city}>{destination.city}</span>
            <span className={styles.detail}>{destination.detail}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
