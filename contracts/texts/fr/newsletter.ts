import type { newsletter as english } from '../en/newsletter.ts';
import type { Translation } from '../translation.ts';

export const newsletter = {
  heading: 'Carnets de route',
  offer:
    'Abonnez-vous à notre newsletter et bénéficiez de 10 % de réduction sur votre première réservation.',
  email: 'Adresse e-mail',
  subscribe: 'S’abonner',
  outcome: {
    invalid: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
    sent: 'Consultez votre boîte de réception : nous avons envoyé un e-mail pour confirmer votre abonnement.',
    tooMany: 'Trop de tentatives. Réessayez plus tard.',
  },
} as const satisfies Translation<typeof english>;
