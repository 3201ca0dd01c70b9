import type { DeskTemplatesTexts } from '../en/deskTemplatesTexts.ts';
import type { Translation } from '../translation.ts';

export const deskTemplatesTexts: Translation<DeskTemplatesTexts> = {
  deskTemplates: {
    lead: 'Ihre eigenen Texte an Gäste, mit denen eine E-Mail beginnen kann, neben denen der Website.',
    caption: 'Die Vorlagen',
    none: 'Es gibt noch keine eigenen Vorlagen.',
    full: 'Es gibt {most, number} Vorlagen, mehr sind nicht möglich. Löschen Sie zuerst eine.',
    add: 'Neue Vorlage',
    columns: { name: 'Name', languages: 'Sprachen', changed: 'Letzte Änderung' },
    saved: '„{name}“ ist gespeichert.',
    deleted: '„{name}“ ist gelöscht.',
    name: 'Name',
    nameHint: 'Ihn liest nur das Team.',
    nameMissing: 'Geben Sie einen Namen ein.',
    nameTaken: 'Eine andere Vorlage heißt schon so.',
    texts: 'Texte',
    textsLead:
      'Reiner Text in mindestens einer Sprache. Gäste erhalten den in ihrer Sprache. Fehlt er, wird der englische oder sonst der erste verwendet, und der Dialog sagt es.',
    count: '{count, number} von {most, number} Zeichen',
    unknown: 'Kein Platzhalter: {written}. Verwenden Sie nur die der Liste.',
    tooMany: 'In einem Text sind höchstens {most, number} Platzhalter möglich.',
    noText: 'Schreiben Sie den Text in mindestens einer Sprache.',
    placeholders: 'Platzhalter',
    placeholdersLead:
      'Ein Druck fügt ihn dort ein, wo Sie schreiben. Ausgefüllt wird er, wenn jemand eine E-Mail mit der Vorlage beginnt.',
    fields: {
      guestName: 'Name des Gasts',
      guestPhone: 'Telefon des Gasts',
      bookingNumber: 'Buchungsnummer',
      hotelName: 'Name des Hotels',
      hotelAddress: 'Adresse des Hotels',
      hotelPhone: 'Telefon des Hotels',
      checkIn: 'Tag der Anreise',
      checkInTime: 'Check-in ab',
      checkOut: 'Tag der Abreise',
      siteName: 'Name der Website',
    },
    save: 'Speichern',
    conflict: {
      title: 'Nicht gespeichert: Die Vorlage wurde inzwischen geändert',
      text: 'Was Sie geschrieben haben, ist noch da. So sieht die Vorlage jetzt aus:',
      mine: 'Durch meine ersetzen',
      theirs: 'Die andere übernehmen',
    },
    gone: {
      text: 'Nicht gespeichert: Die Vorlage wurde inzwischen gelöscht. Was Sie geschrieben haben, ist noch da.',
      button: 'Als neue speichern',
    },
    removal: {
      button: 'Löschen',
      title: '„{name}“ löschen?',
      text: 'Niemand kann mehr damit beginnen. Gesendete E-Mails bleiben, wie sie sind.',
      confirm: 'Vorlage löschen',
    },
  },
};
