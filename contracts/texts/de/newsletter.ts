import type { newsletter as english } from '../en/newsletter.ts';
import type { Translation } from '../translation.ts';

export const newsletter = {
  heading: 'Post von unterwegs',
  offer: 'Abonnieren Sie unseren Newsletter und erhalten Sie 10 % Rabatt auf Ihre erste Buchung.',
  email: 'E-Mail-Adresse',
  subscribe: 'Abonnieren',
  outcome: {
    invalid: 'Geben Sie eine E-Mail-Adresse ein, z. B. name@example.com.',
    sent: 'Sehen Sie in Ihrem Postfach nach: Wir haben Ihnen eine E-Mail gesendet, mit der Sie Ihr Abonnement bestätigen.',
    tooMany: 'Es gab zu viele Versuche. Versuchen Sie es später erneut.',
  },
} as const satisfies Translation<typeof english>;
