import type { Policy } from '../../domain/hotels/policies.ts';
import { Isolated } from '../Isolated.tsx';
import { TextAnchor } from '../TextLink.tsx';
import { Disclosure } from './Disclosure.tsx';

/** The hotel's rules, collapsed. Where none are known, the link of the specification stands. Spec §2. */
export function StayPolicies({ policies }: { policies: readonly Policy[] }) {
  if (policies.length === 0) return <TextAnchor href="#">Important information</TextAnchor>;
  return (
    <Disclosure title="Important information">
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
