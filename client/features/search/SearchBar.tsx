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

/** The browser's files have the element alone. */
const SearchForm = typeof window === 'undefined' ? DrawnForm : 'form';

export interface SearchBarProps {
  initial?: SearchCriteria;
  initialParty?: Party;
  /**
   * Whether the field of travelers says the party that it starts with, as it does for any but the
   * default one.
   */
  saysParty?: boolean;
  /** What the form is for: 'Stays' unless it says more. */
  label?: string;
  /** Loads what the calendar says of its days, with the calendar itself. */
  loadDays?: Parameters<typeof usePickers>[0];
  /** Whether the form takes the focus when it appears. */
  takesFocus?: boolean;
  /**
   * Whether the request starts when the button is pressed down or focused, for forms that always
   * search.
   */
  startsEarly?: boolean;
  /** Whether it asks where: not for a stay in a hotel that is chosen. */
  asksPlace?: boolean;
  /**
   * Whether travelers are any text, which nobody reads, and a stay without days is one on any days,
   * as the specification has it.
   */
  freeText?: boolean;
  onSearch: (criteria: SearchCriteria, party: Party) => void;
}

/**
 * The search form: where, when and who. No field is required and no format is checked, but the ages
 * of children are asked for, an adult for each room, and a text of travelers that is understood
 * unless it is `freeText`. Who travels is never sent. Other `initial` criteria or another
 * `initialParty` than before, as a listing has after the next search, take the place of what was
 * typed. Spec §2 and §5.
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
  /** Set by what is typed before the pickers can read it: whether it is to be searched for then. */
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
      // The names of places may come after the form was drawn.
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
  /** What was typed; undefined where the party is to be said. */
  text?: string;
  /** Undefined for a text that was typed. */
  party?: PartyDraft;
}

/**
 * A state that starts again when its initial value becomes another one. Values are compared as
 * JSON.
 */
function useReplaceable<T>(initial: T) {
  const [value, setValue] = useState(initial);
  const [shownFor, setShownFor] = useState(initial);
  if (JSON.stringify(initial) !== JSON.stringify(shownFor)) {
    setShownFor(initial);
    setValue(initial);
  }
  return [value, setValue] as const;
}

/** The floating surface of every search bar, at most 800 px wide. Spec §9. */
export function SearchPanel({ children }: { children: ReactNode }) {
  return <Card className={styles.panel}>{children}</Card>;
}
