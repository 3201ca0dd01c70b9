import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import type { Policy } from '../../domain/hotels/policies.ts';

/** Returns the sample policies for a hotel whose provider gives no policies. Spec §9. */
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
