import type { Hotel } from '../../provider/hotels.ts';
import { createRandom } from '../random.ts';

type Policy = NonNullable<Hotel['policies']>[number];

const children = [
  'One child up to 17 stays free in existing bedding.',
  'Children of all ages are welcome.',
  'Children under 6 stay free in existing bedding.',
];
const cots = ['Free cots on request.', 'Cots cost extra and are confirmed by the property.'];
const pets = [
  'Pets are not allowed.',
  'Pets are welcome on request.',
  'Only guide dogs are allowed.',
];
const payments = [
  'The property takes cash and all common cards.',
  'The property takes cards only.',
  'A deposit for incidental charges is taken on arrival.',
];
const arrival = [
  'A photo ID is required at check-in.',
  'Late arrivals must be announced a day ahead.',
  'The front desk is staffed around the clock.',
];

/** The rules of a sample hotel, given with its details alone. The same for the same id. */
export function housePolicies(id: string): Policy[] {
  const random = createRandom(`policies of ${id}`);
  const age = random.pick([18, 18, 18, 21]);
  return [
    {
      title: 'Check-in',
      lines: [`Minimum check-in age is ${age}.`, random.pick(arrival)],
    },
    { title: 'Children and extra beds', lines: [random.pick(children), random.pick(cots)] },
    { title: 'Pets', lines: [random.pick(pets)] },
    { title: 'Payments', lines: [random.pick(payments)] },
  ];
}
