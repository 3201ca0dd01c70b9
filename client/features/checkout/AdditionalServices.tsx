import { type ReactNode, useId } from 'react';
import { SelectField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import type { ServiceOffer } from '../../domain/stay/services.ts';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './AdditionalServices.module.css';

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
    <li className={styles.service}>
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
          <span className={styles.name}>{name}</span>
        </CheckboxField>
        <p id={id} className={styles.reason}>
          {reason}
        </p>
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
        <p className={styles.onRequest}>{t('checkout.services.onRequest')}</p>
      </div>
    </li>
  );
}

/**
 * The services that can be requested from the property. None is ticked by default; in a form that
 * keeps the requests, a choice ticks its service. `children` stand below them. Spec §2.
 */
export function AdditionalServices({
  title,
  priced,
  services,
  kept,
  children,
}: {
  title: string;
  /** The services with a price, above those that are requested. */
  priced?: ReactNode;
  services: readonly ServiceOffer[];
  kept?: ServiceRequests;
  children?: ReactNode;
}) {
  const { t } = useI18n();
  return (
    <Panel title={title}>
      {priced}
      {services.length > 0 && (
        <>
          <p className={styles.note}>{t('checkout.services.note')}</p>
          <ul className={styles.services}>
            {services.map((offer) => (
              <Service key={offer.service} offer={offer} kept={kept} />
            ))}
          </ul>
        </>
      )}
      {children}
    </Panel>
  );
}
