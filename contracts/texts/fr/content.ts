import type { content as english } from '../en/content.ts';
import type { Translation } from '../translation.ts';

export const content = {
  contents: 'Sommaire',
  inEnglish: 'Cette page n’existe pas encore dans votre langue. Elle est affichée en anglais.',
  missing:
    'L’exploitant de ce site n’a pas encore publié toutes ses informations. Il manque : {names}.',
  contact: {
    title: 'Envoyer un message',
    text: 'Votre message parvient à notre équipe par e-mail, et la réponse est envoyée à votre adresse.',
    bookingNumber: 'Numéro de réservation (facultatif)',
    message: 'Message',
    send: 'Envoyer le message',
    sending: 'Envoi en cours…',
    sent: 'Votre message est en route vers notre équipe. La réponse vous parviendra à l’adresse <ltr>{email}</ltr>.',
    another: 'Écrire un autre message',
    notSent:
      'Votre message n’a pas été envoyé. Votre texte est toujours là : vérifiez votre connexion, puis réessayez.',
    tooMany:
      'Votre message n’a pas été envoyé, car trop de messages ont été envoyés. Votre texte est toujours là : réessayez dans une heure.',
    closed:
      'Vous ne pouvez pas encore nous écrire ici : l’exploitant de ce site n’a pas indiqué d’adresse.',
    aboutBooking: 'Nous écrire au sujet de cette réservation',
  },
} as const satisfies Translation<typeof english>;
