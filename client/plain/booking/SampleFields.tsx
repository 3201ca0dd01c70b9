import { Stack } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { countriesIn } from '../../domain/travelers/countriesIn.ts';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { SelectField, TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';

const Group = chakra('fieldset', { base: { border: 'none', minWidth: '0' } });

/**
 * Renders the fields for the guest's details. The first and last name are the booking's only
 * required fields. Spec §2 and §5.
 */
export function GuestDetails() {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <Panel title={t('checkout.guests')}>
      <Stack gap="4">
        <SelectField
          label={t('travellers.citizenship')}
          options={[t('travellers.choose'), ...countriesIn(i18n).map(({ name }) => name)]}
          name="citizenship"
          autoComplete="country-name"
        />
        <Group>
          <chakra.legend mb="3" fontWeight="600">
            {t('checkout.sample.guestsNames')}
          </chakra.legend>
          <FieldPair>
            <TextField
              label={t('travellers.names.first')}
              asterisk
              required
              name="firstName"
              autoComplete="given-name"
            />
            <TextField
              label={t('travellers.names.last')}
              asterisk
              required
              name="lastName"
              autoComplete="family-name"
            />
          </FieldPair>
        </Group>
        <CheckboxField name="saveForFuture">{t('travellers.saving.label')}</CheckboxField>
        <TextField
          label={t('travellers.specialRequests')}
          name="specialRequests"
          autoComplete="off"
        />
      </Stack>
    </Panel>
  );
}

const points = [1_000, 2_500, 5_000];

/**
 * Renders the promo code and the loyalty points of the sample checkout, which change nothing. Spec
 * §2.
 */
export function PayLess() {
  const { t } = useI18n();
  return (
    <>
      <TextField
        label={t('checkout.sample.promoCode')}
        name="promoCode"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
      />
      <div>
        <CheckboxField name="payWithPoints">{t('checkout.sample.payWithPoints')}</CheckboxField>
        <SelectField
          label={t('checkout.sample.pointsToSpend')}
          options={[
            t('travellers.choose'),
            ...points.map((count) => t('checkout.sample.points', { points: count })),
          ]}
          name="points"
        />
      </div>
    </>
  );
}
