import type { ReactNode } from 'react';
import { cityText } from '#contracts/texts/placeNames.ts';
import { pathIn } from '#contracts/texts/languages.ts';
import { longestCity } from '#contracts/values/longestTexts.ts';
import { countParty, type Party, partyLimits } from '#contracts/values/party.ts';
import { hotelPath, plainSearchPath } from '../../domain/paths.ts';
import { addDays, today } from '../../domain/search/calendarDay.ts';
import type { SearchCriteria } from '../../domain/search/searchQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { WithoutScript, WithScript } from '../../ui/WithoutScript.tsx';
import { SearchPanel } from './SearchBar.tsx';
import { DrawnSearchOf } from './DrawnForm.tsx';

/**
 * Renders the search form on the server twice: as the form of the app, and as the form that works
 * without JavaScript.
 */
export function DrawnSearch({ form, ...search }: PlainSearchProps & { form: ReactNode }) {
  return (
    <>
      <WithScript>
        <DrawnSearchOf value={search}>{form}</DrawnSearchOf>
      </WithScript>
      <WithoutScript>
        <PlainSearch {...search} />
      </WithoutScript>
    </>
  );
}

interface PlainSearchProps {
  criteria: SearchCriteria;
  party: Party;
  hotelId?: string;
}

/**
 * Renders the search form for browsers without JavaScript, with the browser's own fields. The form
 * sends the party as totals, as in the earlier format of addresses, and the server spreads the
 * people over the rooms. The server answers with the listing of the search.
 *
 * With a `hotelId`, the form asks for another stay in that hotel. The hotel's page reads the same
 * fields. The form must be inside a `WithoutScript`. ADR 0002, ADR 0042.
 */
export function PlainSearch({
  criteria: { city, checkIn, checkOut },
  party,
  hotelId,
}: PlainSearchProps) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const { rooms, adults } = countParty(party);
  const childAges = party.flatMap((room) => room.childAges);
  const ofHotel = hotelId !== undefined;
  // In the traveler's time zone it may still be the previous day.
  const firstDay = addDays(today(), -1);
  const day = (name: string, label: string, value: string) => (
    <TextField name={name} label={label} type="date" min={firstDay} defaultValue={value} />
  );
  const number = (name: string, label: string, [min, max]: [number, number], value?: number) => (
    <TextField key={label} type="number" {...{ name, label, min, max }} defaultValue={value} />
  );
  // There is one field more than there are children, and at least two.
  const children = Math.min(Math.max(childAges.length + 1, 2), partyLimits.children);
  return (
    <SearchPanel>
      <form
        role="search"
        aria-label={t(ofHotel ? 'search.changeStay' : 'search.form')}
        method="get"
        action={pathIn(language, ofHotel ? hotelPath(hotelId) : plainSearchPath)}
      >
        {!ofHotel && (
          <TextField
            name="city"
            label={t('destinations.where')}
            placeholder={t('destinations.whereExample')}
            maxLength={longestCity}
            defaultValue={cityText(i18n, city)}
          />
        )}
        {day('check_in', t('searchFields.checkIn'), checkIn)}
        {day('check_out', t('searchFields.checkOut'), checkOut)}
        {number('adults', t('searchFields.adults.label'), [1, partyLimits.adults], adults)}
        {number('rooms', t('searchFields.rooms'), [1, partyLimits.rooms], rooms)}
        {Array.from({ length: children }, (_, child) =>
          number(
            'child',
            t('searchFields.ageOfChild', { number: child + 1 }),
            [0, partyLimits.childAge],
            childAges[child],
          ),
        )}
        <Button type="submit" look="primary">
          <SearchIcon />
          {t('search.submit')}
        </Button>
      </form>
    </SearchPanel>
  );
}
