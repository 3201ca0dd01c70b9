import { Box, Grid } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { type SubmitEvent, useState } from 'react';
import { addDays, formatStay, today } from '../../domain/calendarDay.ts';
import { emptyCriteria, type SearchCriteria } from '../../domain/searchQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { DayField } from './DayField.tsx';
import { SearchPanel } from './SearchPanel.tsx';

/** Small enough for the four fields in one row; not on phones, where a browser would zoom in. */
const Field = chakra(TextField, { base: { fontSize: { base: 'md', lg: 'sm' } } });

const DatesLegend = chakra('legend', { base: { mb: '1', fontSize: 'sm', fontWeight: '600' } });

/**
 * The search form: where, when and how many. No field is required and no format is checked; the
 * travellers stay in the form and are never sent. Choosing a check-in on or after the check-out
 * moves the check-out to the day after. Other `initial` criteria than before, as a listing has after
 * the next search, take the place of what was typed. Spec §2 and §5.
 */
export function SearchBar({
  initial = emptyCriteria,
  initialTravelers = '',
  onSearch,
}: {
  initial?: SearchCriteria;
  initialTravelers?: string;
  onSearch: (criteria: SearchCriteria) => void;
}) {
  const [criteria, setCriteria] = useState(initial);
  const [shownFor, setShownFor] = useState(initial);
  if (initial !== shownFor) {
    setShownFor(initial);
    setCriteria(initial);
  }
  const [travelers, setTravelers] = useState(initialTravelers);
  const { city, checkIn, checkOut } = criteria;
  const firstDay = today();

  function chooseCheckIn(day: string) {
    const passed = checkOut !== '' && checkOut <= day;
    setCriteria({ ...criteria, checkIn: day, checkOut: passed ? addDays(day, 1) : checkOut });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSearch(criteria);
  }

  return (
    <SearchPanel>
      <form role="search" aria-label="Stays" noValidate onSubmit={submit}>
        <Grid
          templateColumns={{ base: '1fr', md: '1fr 1.2fr', lg: '1.2fr 1.65fr 1fr auto' }}
          gap="3"
          alignItems="end"
        >
          <Field
            label="Where to?"
            placeholder="City or region"
            autoComplete="off"
            enterKeyHint="search"
            value={city}
            onChange={(event) => setCriteria({ ...criteria, city: event.target.value })}
          />
          <Box as="fieldset" minWidth="0">
            <DatesLegend>
              Dates
              <chakra.span fontWeight="400" color="inkMuted">
                {' '}
                {formatStay(checkIn, checkOut) || 'check-in – check-out'}
              </chakra.span>
            </DatesLegend>
            <Grid templateColumns="1fr 1fr" gap="2">
              <DayField label="Check-in" min={firstDay} value={checkIn} onChange={chooseCheckIn} />
              <DayField
                label="Check-out"
                min={addDays(checkIn || firstDay, 1)}
                value={checkOut}
                onChange={(day) => setCriteria({ ...criteria, checkOut: day })}
              />
            </Grid>
          </Box>
          <Field
            label="Travelers"
            placeholder="2 travelers"
            autoComplete="off"
            value={travelers}
            onChange={(event) => setTravelers(event.target.value)}
          />
          <Button type="submit" look="primary">
            <SearchIcon />
            Search
          </Button>
        </Grid>
      </form>
    </SearchPanel>
  );
}
