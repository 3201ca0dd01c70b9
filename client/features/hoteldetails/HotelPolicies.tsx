import type { Policy } from '../../domain/hotels/policies.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import styles from './HotelPolicies.module.css';

/** Shows the hotel's rules in titled groups. Spec §2 and §9. */
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
