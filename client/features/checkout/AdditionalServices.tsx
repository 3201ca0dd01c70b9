import { Grid } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { SelectField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import type { ServiceOffer } from '../../domain/stay/services.ts';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** Whether a service is requested, and which choice of it. */
interface Request {
  wanted: boolean;
  choice: string;
}

/** What is requested of each service, where the page keeps it, and what is wrong with it. */
export interface ServiceRequests {
  requests: Readonly<Record<ServiceOffer['service'], Request>>;
  /** By the name of the field, such as `services.meal`. */
  errors: Readonly<Record<string, string>>;
  onChange: (service: ServiceOffer['service'], request: Request) => void;
}

function Service({ offer, kept }: { offer: ServiceOffer; kept: ServiceRequests | undefined }) {
  const { t } = useI18n();
  const id = useId();
  const { service, name, reason, prompt, choices, options } = offer;
  const request = kept?.requests[service];
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
        <CheckboxField
          name="services"
          value={service}
          aria-describedby={id}
          checked={request?.wanted}
          onChange={({ target }) =>
            kept?.onChange(service, { choice: request?.choice ?? '', wanted: target.checked })
          }
        >
          <chakra.span fontWeight="600">{name}</chakra.span>
        </CheckboxField>
        <chakra.p id={id} ps="8" mt="-1.5" fontSize="sm" color="inkMuted">
          {reason}
        </chakra.p>
      </div>
      <div>
        <SelectField
          label={prompt}
          options={[{ value: '', text: t('travellers.choose') }, ...options]}
          value={request && (choices.includes(request.choice) ? request.choice : '')}
          error={kept?.errors[`services.${service}`]}
          onChange={({ target }) => {
            const choice = target.value;
            kept?.onChange(service, { choice, wanted: choice !== '' });
          }}
        />
        <chakra.p mt="1" fontSize="sm" color="inkMuted">
          {t('checkout.services.onRequest')}
        </chakra.p>
      </div>
    </Grid>
  );
}

/**
 * The services that can be requested from the property. None is ticked by default; in a form that
 * keeps the requests, a choice ticks its service. Spec §2.
 */
export function AdditionalServices({
  title,
  services,
  kept,
}: {
  title: string;
  services: readonly ServiceOffer[];
  kept?: ServiceRequests;
}) {
  const { t } = useI18n();
  return (
    <Panel title={title}>
      <chakra.p mb="4">{t('checkout.services.note')}</chakra.p>
      <chakra.ul listStyleType="none">
        {services.map((offer) => (
          <Service key={offer.service} offer={offer} kept={kept} />
        ))}
      </chakra.ul>
    </Panel>
  );
}
