import type { newsletterMails as english } from '../en/newsletterMails.ts';
import type { Translation } from '../translation.ts';

export const newsletterMails = {
  unsubscribe: 'Abmelden',
  confirm: {
    subject: 'Bestätigen Sie Ihre Anmeldung',
    body: 'Jemand, vermutlich Sie, hat unseren Newsletter für diese Adresse bestellt. Bestätigen Sie die Bestellung, um ihn zu erhalten, mit einem Code für 10 % Rabatt auf Ihre erste Buchung. Der Link gilt sieben Tage.',
    link: 'Anmeldung bestätigen',
    notYou:
      'Wenn Sie ihn nicht bestellt haben, ignorieren Sie diese E-Mail: Es wird nichts weiter gesendet.',
  },
  already: {
    subject: 'Sie sind bereits angemeldet',
    body: 'Jemand, vermutlich Sie, hat unseren Newsletter für diese Adresse bestellt, die ihn schon erhält. Sie müssen nichts tun.',
  },
  welcome: {
    subject: 'Willkommen bei unserem Newsletter',
    heading: 'Sie sind angemeldet',
    withCode:
      'Vielen Dank. Hier ist Ihr Code für 10 % Rabatt auf Ihre erste Buchung. Er gehört nur Ihnen und gilt einmal: Melden Sie sich mit einem Konto dieser E-Mail-Adresse an und geben Sie ihn vor der Buchung ein.',
    again:
      'Willkommen zurück. Ihren Code für 10 % Rabatt haben Sie bei Ihrer ersten Anmeldung erhalten.',
    code: 'Ihr Code',
    off: '10 % Rabatt',
    findRoom: 'Zimmer finden',
  },
} as const satisfies Translation<typeof english>;
