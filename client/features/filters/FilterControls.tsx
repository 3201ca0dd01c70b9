import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { CheckboxField, RadioField, SwitchField, TextField } from '../../ui/fields.tsx';
import { MapPreview } from './MapPreview.tsx';

const popularFilters = [
  '5 stars',
  'Breakfast included',
  'Hotel',
  'Wonderful 9+',
  'Clifton',
] as const;
const starRatings = ['5', '4', '3'] as const;
const guestRatings = ['Any', 'Wonderful 9+', 'Very good 8+', 'Good 7+'] as const;

const Group = chakra('fieldset', {
  base: { pt: '5', mt: '5', borderTopWidth: '1px', borderColor: 'hairline' },
});
const Legend = chakra('legend', {
  base: { float: 'left', width: 'full', mb: '1', fontWeight: '600', '& + *': { clear: 'both' } },
});

/**
 * The listing's left column. Its controls keep their own state and change nothing, as the
 * specification leaves them. Spec §2.
 */
export function FilterControls() {
  return (
    <>
      <MapPreview />
      <Box mt="4">
        <SwitchField defaultChecked>Compare properties</SwitchField>
      </Box>
      <Box mt="3">
        <TextField label="Search by property name" type="search" autoComplete="off" />
      </Box>
      <chakra.h2 mt="6" fontSize="xl">
        Filter by
      </chakra.h2>
      <Group>
        <Legend>Popular filters</Legend>
        {popularFilters.map((name) => (
          <CheckboxField key={name}>{name}</CheckboxField>
        ))}
      </Group>
      <Group>
        <Legend>Star rating</Legend>
        {starRatings.map((stars) => (
          <CheckboxField key={stars} aria-label={`${stars} stars`}>
            {stars}
          </CheckboxField>
        ))}
      </Group>
      <PriceGroup />
      <RadioGroup legend="Guest rating" options={guestRatings} />
      <RadioGroup legend="Neighborhood" options={guestRatings} />
    </>
  );
}

function PriceGroup() {
  return (
    <Group>
      <Legend>Price</Legend>
      <Flex gap="3">
        <TextField label="Min" readOnly value="$0" />
        <TextField label="Max" readOnly value="$0" />
      </Flex>
      <chakra.input
        type="range"
        aria-label="Price range"
        min={0}
        max={100}
        defaultValue={0}
        width="full"
        height="11"
        mt="2"
      />
    </Group>
  );
}

function RadioGroup({ legend, options }: { legend: ReactNode; options: readonly string[] }) {
  const name = useId();
  return (
    <Group>
      <Legend>{legend}</Legend>
      {options.map((option) => (
        <RadioField key={option} name={name} value={option} defaultChecked={option === 'Any'}>
          {option}
        </RadioField>
      ))}
    </Group>
  );
}
