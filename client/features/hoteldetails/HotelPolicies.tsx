import { chakra } from '@chakra-ui/react/styled-system';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
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
