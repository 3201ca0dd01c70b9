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
  pages: {
    label: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    number: 'Seite {page, number}',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    heading: 'Unter dieser Adresse gibt es keine Seite',
    text: 'Vielleicht ist der Link alt, oder es fehlt ein Buchstabe.',
  },
  phone: {
    country: 'Land der Telefonnummer',
    countryAndCode: '{country} ({calling})',
    number: 'Mobilnummer',
    hintWithCountry: 'Ohne + und Ländervorwahl gilt sie als Nummer dieses Landes.',
    hintWithoutCountry: 'Mit Ländervorwahl, z. B. +92 300 1234567.',
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
      aboutUs: 'Über uns',
      services: 'Leistungen',
      tourGuide: 'Reiseleitung',
      contactUs: 'Kontakt',
      findBooking: 'Meine Buchung finden',
      helpCenter: 'Hilfe-Center',
      covid: 'Unsere COVID-19-Maßnahmen',
      cancellation: 'Stornierungsoptionen',
      safety: 'Sicherheitshinweise',
    },
    payment: {
      label: 'Zahlungsmethoden',
      visa: 'Visa',
      payPal: 'PayPal',
      masterCard: 'MasterCard',
    },
  },
} as const satisfies Translation<typeof english>;
