import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { type DeskSearch as Found, shortestSearch } from '#contracts/site/desk/deskSearch.ts';
import { daysText } from '#contracts/texts/stayText.ts';
import { longestEmail } from '#contracts/values/longestTexts.ts';
import { classNames } from '../../ui/classNames.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useLazySearchDeskQuery, useSearchDeskQuery } from '../api/deskSearchApi.ts';
import { deskPath } from '../deskPaths.ts';
import { stateOf } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './DeskSearch.module.css';

/** The delay between the last keystroke and the search, in milliseconds. */
const debounceMs = 300;

/** A search result: its link and its texts. */
type Option = { key: string; to: string; name: string; second: string; end?: string };

/**
 * The field that finds bookings and travelers from every page of the desk.
 *
 * Enter opens the highlighted result. Without a highlight, Enter opens the booking with the typed
 * number. Otherwise, Enter opens the only result or the list of all matches. Follows the ARIA
 * Authoring Practices for an editable combobox with list autocomplete.
 */
export function DeskSearch() {
  const { t } = useDeskI18n();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [mark, setMark] = useState(-1);
  const [searchNow] = useLazySearchDeskQuery();
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const skip = asked.length < shortestSearch || asked !== wanted;
  const { currentData, isError, isFetching } = useSearchDeskQuery(asked, { skip });
  const found = skip ? undefined : currentData;
  const groups = useOptions(found, wanted);
  const options = groups.flatMap((group) => group.options);
  const marked = options[mark];
  const isShown = isOpen && wanted.length >= shortestSearch;

  const close = () => {
    setOpen(false);
    setMark(-1);
  };
  const open = (to: string) => {
    close();
    setText('');
    void navigate(to);
  };
  const submit = async () => {
    if (wanted.length < shortestSearch) return;
    const { data } = await searchNow(wanted, true);
    open(placeOf(data, wanted));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const places = options.length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMark(((mark + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isShown && marked) open(marked.to);
      else void submit();
    } else if (event.key === 'Escape') {
      if (isShown) close();
      else setText('');
    }
  };

  return (
    <div role="search" aria-label={t('deskSearch.label')} className={styles.search}>
      <div className={styles.place}>
        <input
          type="search"
          aria-label={t('deskSearch.label')}
          placeholder={t('deskSearch.placeholder')}
          title={t('deskSearch.placeholder')}
          maxLength={longestEmail}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown && options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && marked ? `${id}-${mark}` : undefined}
          className={styles.field}
          value={text}
          onChange={({ target: { value } }) => {
            setText(value);
            setOpen(true);
            setMark(-1);
          }}
          onFocus={() => setOpen(true)}
          onBlur={close}
          onKeyDown={handleKey}
        />
        {isShown && (
          // The focus stays in the field. Otherwise the list would close before the click.
          <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
            <div id={`${id}-list`} role="listbox" aria-label={t('deskSearch.found')}>
              {groups.map(({ name, options: ofGroup }) => (
                <div key={name} role="group" aria-label={name}>
                  <p aria-hidden="true" className={styles.group}>
                    {name}
                  </p>
                  {ofGroup.map((option) => {
                    const at = options.indexOf(option);
                    return (
                      <div
                        key={option.key}
                        id={`${id}-${at}`}
                        role="option"
                        aria-selected={at === mark}
                        className={classNames(styles.option, at === mark && styles.marked)}
                        onClick={() => open(option.to)}
                      >
                        <span className={styles.name}>
                          <bdi>{option.name}</bdi>
                        </span>
                        {option.end !== undefined && (
                          <bdi className={styles.number}>{option.end}</bdi>
                        )}
                        <span className={styles.second}>{option.second}</span>
                      </div>
                    );
                  })}
                </div>
              ))}
            </div>
            {options.length === 0 && (
              <p className={styles.message}>
                {isError
                  ? t('deskSearch.failed')
                  : found && !isFetching
                    ? t('deskSearch.none')
                    : t('deskSearch.searching')}
              </p>
            )}
          </div>
        )}
        <VisuallyHidden>
          <span role="status">
            {isShown && found && !isFetching
              ? found.bookings.length + found.travellers.length > 0
                ? t('deskSearch.count', {
                    bookings: found.bookings.length,
                    travelers: found.travellers.length,
                  })
                : t('deskSearch.none')
              : ''}
          </span>
        </VisuallyHidden>
      </div>
    </div>
  );
}

/** Returns the address of the list of bookings that match a text. */
function listOf(text: string): string {
  return `${deskPath('bookings')}?${createSearchParams({ text }).toString()}`;
}

/**
 * Returns the address that Enter opens: the booking with the typed number, otherwise the only
 * result, otherwise the list of all matches.
 */
function placeOf(found: Found | undefined, text: string): string {
  if (found?.exact) return deskPath('booking', { id: found.exact });
  const { bookings = [], travellers = [] } = found ?? {};
  const [booking, otherBooking] = bookings;
  const [traveler, otherTraveler] = travellers;
  if (booking && !otherBooking && !traveler) return deskPath('booking', { id: booking.id });
  if (!booking && traveler) {
    if (!otherTraveler) return deskPath('traveller', { id: traveler.id });
    return `${deskPath('travellers')}?${createSearchParams({ text }).toString()}`;
  }
  return listOf(text);
}

type Group = { name: string; options: readonly Option[] };

/** Returns the results in groups, without empty groups. */
function useOptions(found: Found | undefined, text: string): readonly Group[] {
  const i18n = useDeskI18n();
  const { t } = i18n;
  if (!found) return [];
  const { bookings, travellers, more } = found;
  const groups: Group[] = [
    {
      name: t('deskFrame.pages.bookings'),
      options: [
        ...bookings.map(({ id, number, guest, hotel, hotelId, checkIn, checkOut, ...state }) => ({
          key: id,
          to: deskPath('booking', { id }),
          name: guest ? `${guest.firstName} ${guest.lastName}` : t('deskBookings.erased'),
          end: formatBookingNumber(number),
          second: t('deskSearch.booking', {
            status: stateOf(i18n, state).text,
            days: daysText(i18n, checkIn, checkOut),
            hotel: hotel ?? hotelId,
          }),
        })),
        ...(more ? [{ key: 'more', to: listOf(text), name: t('deskSearch.all'), second: '' }] : []),
      ],
    },
    {
      name: t('deskFrame.pages.travellers'),
      options: travellers.map(({ id, name, email }) => ({
        key: id,
        to: deskPath('traveller', { id }),
        name,
        second: email,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
