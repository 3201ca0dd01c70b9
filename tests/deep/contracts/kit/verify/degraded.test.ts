import { degradedProviders } from '../../../../contracts/kit/verify/degradedProviders.ts';
import { expectDegraded } from '../../../../contracts/kit/verify/expectDegraded.ts';
import { wrongRateProviders } from '../../../../contracts/kit/verify/wrongRateProviders.ts';

describe('is degraded by', () => {
  it.each([...degradedProviders, ...wrongRateProviders])('%s', expectDegraded);
});
