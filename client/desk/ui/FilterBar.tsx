import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useMediaQuery } from '../../ui/browser/useMediaQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextField } from '../../ui/fields/TextField.tsx';
import styles from './FilterBar.module.css';
import { useDeskI18n } from './useDeskI18n.ts';
import { useFilterChange } from './useFilters.ts';

/** The delay between the last keystroke and the search, in milliseconds. */
const debounceMs = 350;

/**
 * The address parameter that keeps the filters unfolded. Without this parameter, Back would fold
 * the filters and move the list.
 */
const unfoldedParameter = 'unfolded';

/**
 * The filters of a list, side by side, and the link that removes them from the address. On a phone,
 * the filters are folded behind a button, so that the list comes first.
 */
export function FilterBar({ isFiltered, children }: { isFiltered: boolean; children: ReactNode }) {
  const { t } = useDeskI18n();
  const { pathname } = useLocation();
  const wide = useMediaQuery('(min-width: 48rem)');
  const change = useFilterChange();
  const [parameters] = useSearchParams();
  const unfolded = parameters.has(unfoldedParameter);
  const id = useId();
  return (
    <form
      role="search"
      aria-label={t('deskFrame.filters.label')}
      className={styles.search}
      onSubmit={(event) => event.preventDefault()}
    >
      {!wide && (
        <Button
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => change(unfoldedParameter, unfolded ? '' : '1', { replace: true })}
        >
          {t(unfolded ? 'deskFrame.filters.hide' : 'deskFrame.filters.show')}
        </Button>
      )}
      <div id={id} hidden={!wide && !unfolded} className={styles.bar}>
        {children}
      </div>
      {isFiltered && (
        <Link to={pathname} className={styles.clear}>
          {t('deskFrame.filters.clear')}
        </Link>
      )}
    </form>
  );
}

/**
 * A filter by a text such as a name, or by a day with `type="date"`. `name` is its parameter in the
 * address.
 */
export function TextFilter({
  name,
  label,
  type = 'search',
  ...input
}: { name: string; label: string; error?: string | undefined } & Pick<
  ComponentProps<'input'>,
  'type' | 'placeholder' | 'maxLength' | 'inputMode'
>) {
  const change = useFilterChange();
  const [parameters] = useSearchParams();
  const shown = parameters.get(name) ?? '';
  const [text, setText] = useState(shown);
  const [known, setKnown] = useState(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address was changed elsewhere, for example by Back.
  if (shown !== known) {
    setKnown(shown);
    setText(shown);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (value: string) => {
    clearTimeout(timer.current);
    const wanted = value.trim();
    if (wanted === shown) return;
    setKnown(wanted);
    change(name, wanted, { replace: shown !== '' && wanted !== '' });
  };
  return (
    <TextField
      label={label}
      type={type}
      autoComplete="off"
      {...input}
      value={text}
      onChange={({ target: { value } }) => {
        setText(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => apply(value), type === 'date' ? 0 : debounceMs);
      }}
      onBlur={() => apply(text)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply(text);
      }}
    />
  );
}

/**
 * A filter by a choice. Its first option turns the filter off. `name` is its parameter in the
 * address.
 */
export function SelectFilter({
  name,
  label,
  options,
  any,
}: {
  name: string;
  label: string;
  options: readonly { readonly value: string; readonly text: string }[];
  /** The text of the first option. */
  any?: string;
}) {
  const { t } = useDeskI18n();
  const change = useFilterChange();
  const [parameters] = useSearchParams();
  return (
    <SelectField
      label={label}
      options={[{ value: '', text: any ?? t('deskFrame.filters.any') }, ...options]}
      value={parameters.get(name) ?? ''}
      onChange={({ target: { value } }) => change(name, value)}
    />
  );
}
