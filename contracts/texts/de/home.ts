import type { home as english } from '../en/home.ts';
import type { Translation } from '../translation.ts';

export const home = {
  title: 'Finden Sie Ihre Unterkunft',
  heading: 'Finden Sie ein Zimmer, das die Reise wert ist',
  lead: 'Nennen Sie einen Ort und Ihre Reisedaten. Wir zeigen Ihnen, wo Sie übernachten können.',
  destinations: 'Unterkünfte an beliebten Reisezielen entdecken',
  plan: {
    title: 'Planen Sie Ihre Reise mit uns',
    trip: {
      title: 'Exklusive Reisen',
      text: 'Handverlesene Unterkünfte und Tage, die nicht in jedem Prospekt stehen.',
    },
    guide: {
      title: 'Professionelle Reiseleitung',
      text: 'Menschen, die die Straßen, die Jahreszeiten und die beste Stunde zum Aufbruch kennen.',
    },
  },
  popular: {
    title: 'Beliebte Hotels',
    what: 'Die Liste der beliebten Hotels',
  },
  explore: {
    title: 'Beliebte Hotels entdecken',
    all: 'Alle anzeigen',
    what: 'Diese Hotelliste',
  },
  solo: {
    label: 'Allein reisen',
    title: 'Reisen Sie allein, in Ihrem eigenen Tempo',
    text: 'Eine Tasche, ein Ticket und ein Zimmer, in dem Sie sich zu Hause fühlen. Unterkünfte, die Alleinreisende willkommen heißen.',
  },
  signIn: {
    title: 'Anmelden und Geld sparen',
    earns:
      'Mit einem Konto haben Sie alle Reisen an einem Ort und erhalten OneKeyCash für spätere Aufenthalte.',
    memberPrices: 'Mit einem Konto haben Sie alle Reisen an einem Ort und sehen Mitgliederpreise.',
    create: 'Konto erstellen',
  },
  card: {
    credit: 'Erhalten Sie {amount} Gutschrift auf Ihre Kartenabrechnung',
    rewards: '+ {amount} in OneKeyCash*',
    fee: 'Keine Jahresgebühr',
    start: 'Jetzt starten',
    terms: '* Für neue Karteninhaber nach dem ersten Einkauf. Es gelten Bedingungen.',
  },
} as const satisfies Translation<typeof english>;
