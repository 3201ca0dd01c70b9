import type { Policy } from '../../domain/hotels/policies.ts';
import { Isolated } from '../Isolated.tsx';
import { TextAnchor } from '../TextLink.tsx';
import { useI18n } from '../useI18n.ts';
import { Disclosure } from './Disclosure.tsx';

/**
 * The hotel's rules, collapsed. If no rules are known, a link without a target is shown instead, as
 * the specification defines. Spec §2.
 */
export function StayPolicies({ policies }: { policies: readonly Policy[] }) {
  const { t } = useI18n();
  if (policies.length === 0)
    return <TextAnchor href="#">{t('chosenStay.importantInformation')}</TextAnchor>;
  return (
    <Disclosure title={t('chosenStay.importantInformation')}>
      <dl>
        {policies.map(({ title, rules }) => (
          <div key={title}>
            <dt>
              <strong>
                <Isolated>{title}</Isolated>
              </strong>
            </dt>
            {rules.map((rule) => (
              <dd key={rule}>
                <Isolated>{rule}</Isolated>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
