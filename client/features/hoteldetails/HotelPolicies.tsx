import { chakra } from '@chakra-ui/react/styled-system';
import type { Policy } from '../../domain/hotels/policies.ts';
import { Isolated } from '../../ui/Isolated.tsx';

/** The hotel's rules in titled groups. Spec §2 and §9. */
export function HotelPolicies({ policies }: { policies: readonly Policy[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
      gap={{ base: '5', md: '8' }}
    >
      {policies.map(({ title, rules }) => (
        <chakra.div key={title} pt="4" borderTopWidth="1px" borderColor="controlBorder">
          <chakra.dt mb="1" fontWeight="700">
            <Isolated>{title}</Isolated>
          </chakra.dt>
          {rules.map((rule) => (
            <dd key={rule}>
              <Isolated>{rule}</Isolated>
            </dd>
          ))}
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

/** The policies of a hotel whose provider gives none. Spec §9. */
export const samplePolicies: readonly Policy[] = [
  { title: 'Check-in', rules: ['Check-in from 2:00 PM', 'Minimum check-in age 18'] },
  { title: 'Check-out', rules: ['Check-out 12:00 PM'] },
  { title: 'Getting here', rules: ['Airport transfer needs 48 hours notice'] },
  {
    title: 'Children and extra beds',
    rules: ['1 child up to 17 stays free', 'No rollaway beds', 'Free cribs on request'],
  },
];
