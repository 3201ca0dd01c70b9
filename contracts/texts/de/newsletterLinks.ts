import type { newsletterLinks as english } from '../en/newsletterLinks.ts';
import type { Translation } from '../translation.ts';

export const newsletterLinks = {
  incomplete: 'Diese Adresse ist unvollständig. Öffnen Sie den Link in der E-Mail noch einmal.',
  confirm: {
    title: 'Abonnement bestätigen',
    ask: 'Noch ein Schritt, dann kommt unser Newsletter in Ihr Postfach. Ihren Code für 10 % Rabatt auf Ihre erste Buchung erhalten Sie per E-Mail.',
    button: 'Abonnement bestätigen',
    expired:
      'Der Link ist abgelaufen oder wurde ersetzt. Abonnieren Sie den Newsletter auf der Startseite noch einmal, dann senden wir Ihnen einen neuen.',
    done: {
      subscribed:
        'Sie haben den Newsletter abonniert. Ihr Code für 10 % Rabatt steht in der E-Mail, die wir Ihnen gerade gesendet haben.',
      'subscribed-again':
        'Sie haben den Newsletter wieder abonniert. Ihren Code für 10 % Rabatt haben Sie bei Ihrem ersten Abonnement erhalten.',
      already: 'Sie haben den Newsletter bereits abonniert. Sie müssen nichts mehr tun.',
    },
  },
  unsubscribe: {
    title: 'Abbestellen',
    heading: 'Newsletter abbestellen',
    ask: 'Sie erhalten keine Newsletter mehr, und wir entfernen Ihre Adresse aus unserer Liste.',
    button: 'Abbestellen',
    expired: 'Dieser Link ist ungültig. Öffnen Sie den Link am Ende unserer neuesten E-Mail.',
    done: 'Sie haben den Newsletter abbestellt, und Ihre Adresse ist aus unserer Liste entfernt.',
  },
} as const satisfies Translation<typeof english>;
