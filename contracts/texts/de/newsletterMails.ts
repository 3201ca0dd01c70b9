import type { newsletterMails as english } from '../en/newsletterMails.ts';
import type { Translation } from '../translation.ts';

export const newsletterMails = {
  unsubscribe: 'Abbestellen',
  confirm: {
    subject: 'Bestätigen Sie Ihr Abonnement',
    body: 'Jemand, vermutlich Sie, hat unseren Newsletter für diese Adresse bestellt. Wenn Sie das bestätigen, erhalten Sie ihn und dazu einen Code für 10 % Rabatt auf Ihre erste Buchung. Der Link gilt sieben Tage.',
    link: 'Abonnement bestätigen',
    notYou:
      'Wenn Sie ihn nicht bestellt haben, ignorieren Sie diese E-Mail: Es wird nichts weiter gesendet.',
  },
  already: {
    subject: 'Sie haben unseren Newsletter bereits abonniert',
    body: 'Jemand, vermutlich Sie, hat unseren Newsletter für diese Adresse bestellt, die ihn schon erhält. Sie müssen nichts tun.',
  },
  welcome: {
    subject: 'Willkommen bei unserem Newsletter',
    heading: 'Sie haben den Newsletter abonniert',
    withCode:
      'Vielen Dank. Hier ist Ihr Code für 10 % Rabatt auf Ihre erste Buchung. Er gehört nur Ihnen und gilt einmal: Melden Sie sich mit einem Konto für diese E-Mail-Adresse an und geben Sie ihn vor der Buchung ein.',
    again:
      'Willkommen zurück. Ihren Code für 10 % Rabatt haben Sie bei Ihrem ersten Abonnement erhalten.',
    code: 'Ihr Code',
    off: '10 % Rabatt',
    findRoom: 'Zimmer finden',
  },
} as const satisfies Translation<typeof english>;
