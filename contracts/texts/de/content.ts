import type { content as english } from '../en/content.ts';
import type { Translation } from '../translation.ts';

export const content = {
  contents: 'Inhalt',
  inEnglish: 'Diese Seite gibt es in Ihrer Sprache noch nicht. Sie wird auf Englisch angezeigt.',
  missing:
    'Der Betreiber dieser Website hat noch nicht alle Angaben veröffentlicht. Es fehlen: {names}.',
  contact: {
    title: 'Nachricht senden',
    text: 'Ihre Nachricht geht per E-Mail an unser Team. Die Antwort erhalten Sie an Ihre Adresse.',
    bookingNumber: 'Buchungsnummer (optional)',
    message: 'Nachricht',
    send: 'Nachricht senden',
    sending: 'Wird gesendet …',
    sent: 'Ihre Nachricht ist auf dem Weg zu unserem Team. Die Antwort erhalten Sie an <ltr>{email}</ltr>.',
    another: 'Weitere Nachricht schreiben',
    notSent:
      'Ihre Nachricht wurde nicht gesendet. Ihr Text ist noch da: Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    tooMany:
      'Ihre Nachricht wurde nicht gesendet, weil zu viele Nachrichten eingegangen sind. Ihr Text ist noch da: Versuchen Sie es in einer Stunde noch einmal.',
    closed:
      'Hier können Sie uns noch nicht schreiben: Der Betreiber dieser Website hat keine Adresse hinterlegt.',
    aboutBooking: 'Schreiben Sie uns zu dieser Buchung',
  },
} as const satisfies Translation<typeof english>;
