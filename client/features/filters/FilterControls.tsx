import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CheckboxField, RadioField, SwitchField, TextField } from '../../ui/fields.tsx';
import { type FilterChoices, filtersChanged, selectFilters } from './filtersSlice.ts';
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

interface FilterProps {
  choices: FilterChoices;
  onChange: (changed: Partial<FilterChoices>) => void;
}

/** The controls of the listing's left column. Their state is in the store; they filter nothing yet. Spec §2. */
export function FilterControls() {
  const choices = useSelector(selectFilters);
  const dispatch = useDispatch();
  const onChange = (changed: Partial<FilterChoices>) => void dispatch(filtersChanged(changed));
  const filter = { choices, onChange };
  return (
    <>
      <MapPreview />
      <Box mt="4">
        <SwitchField
          checked={choices.compare}
          onChange={(event) => onChange({ compare: event.target.checked })}
        >
          Compare properties
        </SwitchField>
      </Box>
      <Box mt="3">
        <TextField
          label="Search by property name"
          type="search"
          autoComplete="off"
          value={choices.propertyName}
          onChange={(event) => onChange({ propertyName: event.target.value })}
        />
      </Box>
      <chakra.h2 mt="6" fontSize="xl">
        Filter by
      </chakra.h2>
      <CheckboxGroup legend="Popular filters" options={popularFilters} {...filter} />
      <CheckboxGroup legend="Star rating" options={starRatings} unit=" stars" {...filter} />
      <PriceGroup {...filter} />
      <RadioGroup
        legend="Guest rating"
        options={guestRatings}
        chosen={choices.guestRating}
        onChoose={(guestRating) => onChange({ guestRating })}
      />
      <RadioGroup
        legend="Neighborhood"
        options={guestRatings}
        chosen={choices.neighborhood}
        onChoose={(neighborhood) => onChange({ neighborhood })}
      />
    </>
  );
}

/** `unit` completes the accessible name of an option that is only a number. */
function CheckboxGroup({
  legend,
  options,
  unit = '',
  choices: { ticked },
  onChange,
}: FilterProps & { legend: string; options: readonly string[]; unit?: string }) {
  return (
    <Group>
      <Legend>{legend}</Legend>
      {options.map((option) => {
        const name = `${legend}: ${option}`;
        const others = ticked.filter((other) => other !== name);
        return (
          <CheckboxField
            key={option}
            aria-label={unit ? option + unit : undefined}
            checked={ticked.includes(name)}
            onChange={({ target }) =>
              onChange({ ticked: target.checked ? [...others, name] : others })
            }
          >
            {option}
          </CheckboxField>
        );
      })}
    </Group>
  );
}

function PriceGroup({ choices, onChange }: FilterProps) {
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
        value={choices.price}
        onChange={(event) => onChange({ price: event.target.valueAsNumber })}
        width="full"
        height="11"
        mt="2"
      />
    </Group>
  );
}

function RadioGroup({
  legend,
  options,
  chosen,
  onChoose,
}: {
  legend: string;
  options: readonly string[];
  chosen: string;
  onChoose: (option: string) => void;
}) {
  const name = useId();
  return (
    <Group>
      <Legend>{legend}</Legend>
      {options.map((option) => (
        <RadioField
          key={option}
          name={name}
          value={option}
          checked={option === chosen}
          onChange={() => onChoose(option)}
        >
          {option}
        </RadioField>
      ))}
    </Group>
  );
}
