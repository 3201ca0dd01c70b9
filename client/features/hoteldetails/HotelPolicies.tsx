import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import type { Policy } from '../../domain/hotels/policies.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import styles from './HotelPolicies.module.css';

/** The hotel's rules in titled groups. Spec §2 and §9. */
export function HotelPolicies({ policies }: { policies: readonly Policy[] }) {
  return (
    <dl className={styles.policies}>
      {policies.map(({ title, rules }) => (
        <div key={title} className={styles.policy}>
          <dt className={styles.title}>
            <Isolated>{title}</Isolated>
          </dt>
          {rules.map((rule) => (
            <dd key={rule}>
              <Isolated>{rule}</Isolated>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** The policies of a hotel whose provider gives none. Spec §9. */
export function samplePolicies({ t }: SiteI18n): Policy[] {
  return [
    {
      title: t('hotel.samplePolicies.checkIn'),
      rules: [t('hotel.samplePolicies.checkInFrom'), t('hotel.samplePolicies.checkInAge')],
    },
    { title: t('hotel.samplePolicies.checkOut'), rules: [t('hotel.samplePolicies.checkOutUntil')] },
    { title: t('hotel.samplePolicies.gettingHere'), rules: [t('hotel.samplePolicies.transfer')] },
    {
      title: t('hotel.samplePolicies.children'),
      rules: [
        t('hotel.samplePolicies.childFree'),
        t('hotel.samplePolicies.noRollaways'),
        t('hotel.samplePolicies.cribs'),
      ],
    },
  ];
}
