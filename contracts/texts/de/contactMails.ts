import type { contactMails as english } from '../en/contactMails.ts';
import type { Translation } from '../translation.ts';

export const contactMails = {
  subject: 'Nachricht über das Kontaktformular',
  aboutBooking: 'Nachricht zur Buchung {number}',
  sender: 'Absender',
  name: 'Name',
  email: 'E-Mail-Adresse',
  bookingNumber: 'Buchungsnummer',
  language: 'Sprache',
  answer: 'Ihre Antwort auf diese E-Mail geht an den Absender.',
  unchecked:
    'Weder Name noch Adresse wurden geprüft. Vergewissern Sie sich, wer schreibt, bevor Sie etwas über eine Buchung mitteilen.',
} as const satisfies Translation<typeof english>;
