import { partyText } from '#contracts/texts/stayText.ts';
import { defaultParty, isDefaultParty, type Party } from '#contracts/values/party.ts';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { StateWithApi } from '../../api/hotels/knownHotels.ts';
import { useThunkDispatch } from '../../api/thunk.ts';
import { mendStay } from '../../domain/search/mendStay.ts';
import { placeText } from '../../domain/search/placeText.ts';
import { type PartyDraft, toParty } from '../../domain/search/party.ts';
import {
  emptyCriteria,
  type SearchCriteria,
  type TypedCriteria,
} from '../../domain/search/searchQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { useFocusOnMount } from '../../ui/browser/useFocusOnMount.ts';
import { DestinationField } from './destinations/DestinationField.tsx';
import { DrawnForm } from './DrawnForm.tsx';
import { PartyField, type PartyQuestion } from './fields/PartyField.tsx';
import { StayFields } from './fields/StayFields.tsx';
import { usePickers } from './fields/usePickers.ts';
import { useLiveSite } from '../../ui/page/siteSettings.ts';
import { usePreparedSearch } from './prepareSearch.ts';
import styles from './SearchBar.module.css';

/** The bundles for the browser contain only the plain element. */
const SearchForm = typeof window === 'undefined' ? DrawnForm : 'form';

export interface SearchBarProps {
  initial?: SearchCriteria;
  initialParty?: Party;
  /**
   * Whether the travelers' field shows the initial party as text. By default it does so for every
   * party except the default party.
   */
  saysParty?: boolean;
  /** The accessible name of the form, which is 'Stays' by default. */
  label?: string;
  /** Loads the component that adds notes to the days, together with the calendar. */
  loadDays?: Parameters<typeof usePickers>[0];
  /** Whether the form takes the focus when it appears. */
  takesFocus?: boolean;
  /**
   * Whether the request starts as soon as the button is pressed down or focused. Only forms whose
   * button always searches may set this.
   */
  startsEarly?: boolean;
  /** Whether the form asks for a place. A form for a stay in a chosen hotel does not. */
  asksPlace?: boolean;
  /**
   * Whether the travelers' field accepts any text and does not read it, as in the specification. A
   * stay without days then means any days.
   */
  freeText?: boolean;
  onSearch: (criteria: SearchCriteria, party: Party) => void;
}

/**
 * Renders the search form: where, when and who. No field is required and no format is checked, with
 * three exceptions. Each child needs an age, and each room needs an adult. Unless the form is
 * `freeText`, the travelers' text must also be understood. The travelers' text itself is never
 * sent.
 *
 * If `initial` or `initialParty` changes, as on a listing after the next search, the new values
 * replace the typed values. Spec §2 and §5.
 */
export function SearchBar({
  initial = emptyCriteria,
  initialParty = defaultParty,
  saysParty = !isDefaultParty(initialParty),
  label,
  loadDays,
  takesFocus = false,
  startsEarly = false,
  asksPlace = true,
  freeText = false,
  onSearch,
}: SearchBarProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const form = useFocusOnMount<HTMLFormElement>(takesFocus);
  const [{ typed, ...criteria }, setCriteria] = useReplaceable<TypedCriteria>(initial);
  const [travelers, setTravelers] = useReplaceable<Travelers>({
    party: initialParty,
    ...(!saysParty && { text: '' }),
  });
  const { pickers, failed, load } = usePickers(loadDays);
  const dispatch = useThunkDispatch<StateWithApi>();
  const live = useLiveSite();
  const question = useRef<PartyQuestion>(null);
  /**
   * Defined if something was typed before the pickers have loaded. The value is true if the form
   * must search once they have loaded.
   */
  const early = useRef<boolean>(undefined);
  const settled = pickers !== undefined || failed;
  const { city, checkIn, checkOut } = criteria;
  const { text = travelers.party ? partyText(i18n, travelers.party) : '' } = travelers;
  const draft = travelers.party ?? (freeText ? undefined : pickers?.parseParty(i18n, text));

  const said = !freeText && text.trim() !== '';
  const wanted = draft ? toParty(draft) : said ? undefined : defaultParty;
  const mended = {
    ...criteria,
    ...mendStay(criteria).stay,
    ...(typed && pickers && dispatch(pickers.meantSearch(i18n, city, live))),
  };
  const complete = wanted && city.trim() !== '' && mended.checkIn !== '' && mended.checkOut !== '';
  const prepare = usePreparedSearch(startsEarly && complete ? mended : undefined, wanted);

  useEffect(() => {
    if (!settled || !early.current) return;
    early.current = undefined;
    setTimeout(() => form.current?.requestSubmit());
  }, [settled, form]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!settled && early.current !== undefined) early.current = true;
    else if (!wanted && pickers) question.current?.ask();
    else {
      // The names of places may arrive after the form has been rendered, so they are read when the
      // search starts.
      const search = (meant?: object) =>
        form.current && onSearch({ ...mended, ...meant }, wanted ?? defaultParty);
      if (typed && pickers) dispatch(pickers.findMeant(i18n, city, live, search));
      else search();
    }
  }

  return (
    <SearchPanel>
      <SearchForm
        ref={form}
        role="search"
        aria-label={label ?? t('search.form')}
        tabIndex={takesFocus ? -1 : undefined}
        noValidate
        className={classNames(styles.form, !asksPlace && styles.noPlace)}
        onSubmit={submit}
        onFocus={load}
        onChange={() => (early.current ??= settled ? undefined : false)}
      >
        {asksPlace && (
          <DestinationField
            value={typed ? city : placeText(i18n, criteria)}
            onChange={(text) => setCriteria({ typed: true, city: text, checkIn, checkOut })}
            onChoose={(place) => pickers && setCriteria(pickers.chosenSearch(place, criteria))}
            pickers={pickers}
          />
        )}
        <StayFields
          stay={{ checkIn, checkOut }}
          party={wanted}
          onChange={(stay) => setCriteria({ ...criteria, typed, ...stay })}
          pickers={pickers}
          failed={failed}
          whenNone={t(freeText ? 'searchFields.noDates' : 'stay.tonight')}
        />
        <PartyField
          text={text}
          party={draft}
          onType={(typed) => setTravelers({ text: typed })}
          onPick={(party) => setTravelers({ party })}
          ref={question}
          freeText={freeText}
          pickers={pickers}
        />
        <Button type="submit" look="primary" onPointerDown={prepare} onFocus={prepare}>
          <SearchIcon />
          {t('search.submit')}
        </Button>
      </SearchForm>
    </SearchPanel>
  );
}

interface Travelers {
  /** The typed text, or undefined while the field shows the party. */
  text?: string;
  /** The chosen party, or undefined for a typed text. */
  party?: PartyDraft;
}

/** Returns a state that is reset when its initial value changes. Values are compared as JSON. */
function useReplaceable<T>(initial: T) {
  const [value, setValue] = useState(initial);
  const [shownFor, setShownFor] = useState(initial);
  if (JSON.stringify(initial) !== JSON.stringify(shownFor)) {
    setShownFor(initial);
    setValue(initial);
  }
  return [value, setValue] as const;
}

/** Renders the floating surface of every search bar, at most 800 px wide. Spec §9. */
export function SearchPanel({ children }: { children: ReactNode }) {
  return <Card className={styles.panel}>{children}</Card>;
}
