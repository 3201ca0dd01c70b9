import { Stack } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { countryNames } from '../../domain/travellers/countryNames.ts';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { SelectField, TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';

const Group = chakra('fieldset', { base: { border: 'none', minWidth: '0' } });

/** The guest's details. First and last name are the booking's only required fields. Spec §2 and §5. */
export function GuestDetails() {
  return (
    <Panel title="Information about guests">
      <Stack gap="4">
        <SelectField
          label="Guests' citizenship"
          options={['Choose', ...countryNames()]}
          name="citizenship"
          autoComplete="country-name"
        />
        <Group>
          <chakra.legend mb="3" fontWeight="600">
            Guests' names
          </chakra.legend>
          <FieldPair>
            <TextField
              label="First name"
              asterisk
              required
              name="firstName"
              autoComplete="given-name"
            />
            <TextField
              label="Last name"
              asterisk
              required
              name="lastName"
              autoComplete="family-name"
            />
          </FieldPair>
        </Group>
        <CheckboxField name="saveForFuture">Save the info for future bookings</CheckboxField>
        <TextField label="Special requests" name="specialRequests" autoComplete="off" />
      </Stack>
    </Panel>
  );
}

const points = ['Choose', '1,000 points', '2,500 points', '5,000 points'];

/** The promo code and the loyalty points of the sample checkout; they change nothing. Spec §2. */
export function PayLess() {
  return (
    <>
      <TextField
        label="Promo code"
        name="promoCode"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
      />
      <div>
        <CheckboxField name="payWithPoints">Pay with points</CheckboxField>
        <SelectField label="Points to spend" options={points} name="points" />
      </div>
    </>
  );
}
