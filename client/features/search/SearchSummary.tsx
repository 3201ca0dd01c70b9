import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react';
import { defaultParty } from '#contracts/values/party.ts';
import { describeStay } from '../../domain/search/describeStay.ts';
import { emptyCriteria } from '../../domain/search/searchQuery.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import type { SearchBarProps } from './SearchBar.tsx';
import styles from './SearchSummary.module.css';

/**
 * Shows a search in two lines, the place and the stay, as a button that opens the search form below
 * it. The form takes the focus when it opens. A search or Escape closes the form and returns the
 * focus to the button.
 */
export function SearchSummary({
  place,
  Form,
  onSearch,
  ...search
}: SearchBarProps & {
  /** The name of the place, or '' if it is unknown. */
  place: string;
  Form: ComponentType<SearchBarProps>;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const { initial = emptyCriteria, initialParty = defaultParty } = search;
  // The form keeps its initial values, so that a hotel that loads later does not replace typed
  // text.
  const [opened, setOpened] = useState<typeof search>();
  const button = useRef<HTMLButtonElement>(null);
  const formId = useId();

  function close() {
    setOpened(undefined);
    button.current?.focus();
  }

  /** Closes the form with Escape, unless Escape has already closed a part inside the form. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    close();
  }

  return (
    <div className={styles.search}>
      <button
        ref={button}
        type="button"
        aria-expanded={opened !== undefined}
        aria-controls={opened && formId}
        className={styles.summary}
        onClick={() => setOpened(opened ? undefined : search)}
      >
        <SearchIcon />
        <span className={styles.text}>
          {place && (
            <span className={styles.place}>
              <Isolated>{place}</Isolated>
            </span>
          )}{' '}
          <span className={styles.stay}>
            {describeStay(i18n, { ...initial, party: initialParty })}
          </span>
        </span>{' '}
        <span className={styles.change}>{opened ? t('search.close') : t('search.open')}</span>
      </button>
      {opened && (
        <div id={formId} onKeyDown={handleKey}>
          <Form
            {...opened}
            takesFocus
            onSearch={(criteria, party) => {
              close();
              onSearch(criteria, party);
            }}
          />
        </div>
      )}
    </div>
  );
}
