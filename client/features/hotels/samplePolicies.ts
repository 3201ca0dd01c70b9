import type { Policy } from '../../domain/stay/policies.ts';

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
