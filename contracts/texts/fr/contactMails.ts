import type { contactMails as english } from '../en/contactMails.ts';
import type { Translation } from '../translation.ts';

export const contactMails = {
  subject: 'Message du formulaire de contact',
  aboutBooking: 'Message au sujet de la réservation {number}',
  sender: 'Expéditeur',
  name: 'Nom',
  email: 'Adresse e-mail',
  bookingNumber: 'Numéro de réservation',
  language: 'Langue',
  answer: 'Votre réponse à cet e-mail parvient à l’expéditeur.',
  unchecked:
    'Ni le nom ni l’adresse n’ont été vérifiés. Assurez-vous de l’identité de la personne avant de communiquer quoi que ce soit sur une réservation.',
} as const satisfies Translation<typeof english>;
