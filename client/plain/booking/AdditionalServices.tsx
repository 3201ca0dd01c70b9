import { useId } from 'react';
import { SelectField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import type { ServiceOffer } from '../../domain/stay/services.ts';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './AdditionalServices.module.css';

function Service({ offer: { service, name, reason, prompt, options } }: { offer: ServiceOffer }) {
  const { t } = useI18n();
  const id = useId();
  return (
    <li className={styles.service}>
      <div>
        <CheckboxField name="services" value={service} aria-describedby={id}>
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
        />
        <p className={styles.onRequest}>{t('checkout.services.onRequest')}</p>
      </div>
    </li>
  );
}

/**
 * Renders the services that travelers can request from the property. No service is checked by
 * default. Spec §2.
 */
export function AdditionalServices({
  title,
  services,
}: {
  title: string;
  services: readonly ServiceOffer[];
}) {
  const { t } = useI18n();
  return (
    <Panel title={title}>
      <p className={styles.note}>{t('checkout.services.note')}</p>
      <ul className={styles.services}>
        {services.map((offer) => (
          <Service key={offer.service} offer={offer} />
        ))}
      </ul>
    </Panel>
  );
}
