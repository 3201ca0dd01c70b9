import { SelectField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import type { ServiceOffer } from '../../domain/stay/services.ts';
import type { Typed } from '../../domain/travelers/typedTraveler.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './RequestedServices.module.css';

type Requests = Typed['services'];

/**
 * Offers services that travelers can request from the hotel. No service is ticked at first. The
 * options of a service appear once it is ticked. `errors` uses the names of the fields, such as
 * `services.meal`, as keys. Spec §2.
 */
export function RequestedServices({
  services,
  requests,
  errors,
  onChange,
}: {
  services: readonly ServiceOffer[];
  requests: Requests;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: { services: Requests }, field: string) => void;
}) {
  const { t } = useI18n();
  return (
    <>
      <ul className={styles.services}>
        {services.map(({ service, name, prompt, choices, options }) => {
          const { wanted, choice } = requests[service];
          const field = `services.${service}`;
          const change = (changes: Partial<Requests[typeof service]>) =>
            onChange(
              { services: { ...requests, [service]: { wanted, choice, ...changes } } },
              field,
            );
          return (
            <li key={service}>
              <CheckboxField
                name="services"
                value={service}
                checked={wanted}
                onChange={({ target }) => change({ wanted: target.checked })}
              >
                {service === 'meal' ? t('checkout.services.meals') : name}
              </CheckboxField>
              {wanted && (
                <div className={styles.choice}>
                  <SelectField
                    label={prompt}
                    options={[{ value: '', text: t('travellers.choose') }, ...options]}
                    value={choices.includes(choice) ? choice : ''}
                    error={errors[field]}
                    onChange={({ target }) => change({ choice: target.value })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{t('booking.stay.onRequest')}</p>
    </>
  );
}
