import type { page as english } from '../en/page.ts';
import type { Translation } from '../translation.ts';

export const page = {
  brand: 'Stayfarer',
  title: '{title} · Stayfarer',
  skipToContent: 'Zum Inhalt springen',
  findBooking: 'Meine Buchung finden',
  favorites: 'Favoriten',
  signIn: 'Anmelden',
  loading: 'Wird geladen …',
  loadingPage: 'Wird geladen …',
  choose: 'Auswählen',
  goHome: 'Zur Startseite',
  language: {
    label: 'Sprache',
    notLoaded:
      'Diese Sprache konnte nicht geladen werden: {language}. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    heading: 'Unter dieser Adresse gibt es keine Seite',
    text: 'Vielleicht ist der Link alt, oder es fehlt ein Buchstabe.',
  },
  footer: {
    claim: 'Zimmer, die die Reise wert sind, ganz ohne Rummel gefunden.',
    quickLinks: 'Schnellzugriff',
    support: 'Hilfe',
    contact: 'Kontakt',
    address: '1 Harbour Walk, Karachi',
    phone: '+1 555 0100',
    email: 'hello@stayfarer.example',
    rights: '© 2024 Stayfarer. Alle Rechte vorbehalten.',
    links: {
      home: 'Startseite',
      'about-us': 'Über uns',
      services: 'Leistungen',
      'tour-guide': 'Reiseleitung',
      'contact-us': 'Kontakt',
      findBooking: 'Meine Buchung finden',
      'help-center': 'Hilfe-Center',
      covid: 'Unsere COVID-19-Maßnahmen',
      cancellation: 'Stornierungsoptionen',
      safety: 'Sicherheitshinweise',
      imprint: 'Impressum',
      terms: 'AGB',
      privacy: 'Datenschutz',
      accessibility: 'Barrierefreiheit',
    },
    payment: {
      label: 'Zahlungsmethoden',
      visa: 'Visa',
      payPal: 'PayPal',
      masterCard: 'MasterCard',
    },
  },
} as const satisfies Translation<typeof english>;
