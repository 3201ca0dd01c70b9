import { Stack } from '@chakra-ui/react';
import { SelectField, TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/**
 * Renders the fields for the sample traveler who checks in, with a prefilled name. The fields have
 * asterisks but no validation. Spec §2 and §5.
 */
export function TravelerDetails() {
  const { t } = useI18n();
  const firstName = t('precheckout.sample.firstName');
  const lastName = t('precheckout.sample.lastName');
  return (
    <Panel title={t('precheckout.checkingIn.title')}>
      <Stack gap="4">
        <SelectField
          label={t('precheckout.checkingIn.traveler')}
          asterisk
          options={[
            t('precheckout.sample.name', { firstName, lastName }),
            t('precheckout.checkingIn.someoneElse'),
          ]}
          name="traveler"
        />
        <FieldPair>
          <TextField
            label={t('precheckout.checkingIn.firstName')}
            asterisk
            name="firstName"
            autoComplete="given-name"
            defaultValue={firstName}
          />
          <TextField
            label={t('precheckout.checkingIn.lastName')}
            asterisk
            name="lastName"
            autoComplete="family-name"
            defaultValue={lastName}
          />
        </FieldPair>
        <TextField
          label={t('precheckout.checkingIn.mobile')}
          asterisk
          type="tel"
          inputMode="tel"
          name="mobile"
          autoComplete="tel"
        />
        <CheckboxField name="textAlerts">{t('precheckout.checkingIn.textAlerts')}</CheckboxField>
      </Stack>
    </Panel>
  );
}
