import { Stack } from '@chakra-ui/react';
import { SelectField, TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';

/** The traveller of the sample stay. Spec §2. */
export const sampleTraveler = { firstName: 'Guest', lastName: 'Traveler' };

/** The sample traveller who checks in, with pre-filled fields. The asterisks are shown without a check. Spec §2 and §5. */
export function TravelerDetails({ traveler }: { traveler: typeof sampleTraveler }) {
  return (
    <Panel title="Who's checking in?">
      <Stack gap="4">
        <SelectField
          label="Traveler name"
          asterisk
          options={[`${traveler.firstName} ${traveler.lastName}`, 'Someone else']}
          name="traveler"
        />
        <FieldPair>
          <TextField
            label="First name"
            asterisk
            name="firstName"
            autoComplete="given-name"
            defaultValue={traveler.firstName}
          />
          <TextField
            label="Last name"
            asterisk
            name="lastName"
            autoComplete="family-name"
            defaultValue={traveler.lastName}
          />
        </FieldPair>
        <TextField
          label="Mobile phone number"
          asterisk
          type="tel"
          inputMode="tel"
          name="mobile"
          autoComplete="tel"
        />
        <CheckboxField name="textAlerts">
          Receive text alerts about this trip. Message and data rates may apply.
        </CheckboxField>
      </Stack>
    </Panel>
  );
}
