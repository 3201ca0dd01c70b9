import { Grid } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { CheckboxField, SelectField } from '../../ui/fields.tsx';
import { Panel } from './Panel.tsx';

const services = [
  {
    name: 'Meal type',
    reason: 'Upgrade the meal type',
    choice: 'Choose a meal type',
    options: ['Choose', 'Half board', 'Full board', 'All inclusive'],
  },
  {
    name: 'Early check-in',
    reason: 'If the guests arrive earlier than 14:00',
    choice: 'Choose an arrival time',
    options: ['Choose', '08:00', '10:00', '12:00'],
  },
  {
    name: 'Late check-out',
    reason: 'In case the guests want to sleep in',
    choice: 'Choose a departure time',
    options: ['Choose', '14:00', '16:00', '18:00'],
  },
] as const;

function Service({ name, reason, choice, options }: (typeof services)[number]) {
  const id = useId();
  return (
    <Grid
      as="li"
      templateColumns={{ base: '1fr', sm: '1fr 14rem' }}
      alignItems="center"
      columnGap="6"
      rowGap="3"
      py="4"
      borderTopWidth="1px"
      borderColor="hairline"
    >
      <div>
        <CheckboxField name="services" value={name} aria-describedby={id}>
          <chakra.span fontWeight="600">{name}</chakra.span>
        </CheckboxField>
        <chakra.p id={id} pl="8" mt="-1.5" fontSize="sm" color="inkMuted">
          {reason}
        </chakra.p>
      </div>
      <div>
        <SelectField label={choice} options={options} />
        <chakra.p mt="1" fontSize="sm" color="inkMuted">
          On request
        </chakra.p>
      </div>
    </Grid>
  );
}

/** The three services that can be requested from the property. None is ticked by default. Spec §2. */
export function AdditionalServices() {
  return (
    <Panel title="Information about guests">
      <chakra.p mb="4">
        We will request the additional services and let you know once they have been confirmed.
      </chakra.p>
      <chakra.ul listStyleType="none">
        {services.map((service) => (
          <Service key={service.name} {...service} />
        ))}
      </chakra.ul>
    </Panel>
  );
}
