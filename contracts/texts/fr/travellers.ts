import type { travellers as english } from '../en/travellers.ts';
import type { Translation } from '../translation.ts';

export const travellers = {
  title: 'Vos coordonnées',
  citizenship: 'Nationalité des clients',
  email: 'Adresse e-mail',
  emailHint: 'Le lien vers votre réservation y est envoyé.',
  specialRequests: 'Demandes particulières',
  choose: 'Choisir',

  names: {
    title: 'Noms des clients',
    others: 'Noms des autres clients',
    guest: 'Client {number, number}',
    guestOptional: 'Client {number, number} (facultatif)',
    child: 'Client {number, number}, enfant (âge : {age, number})',
    childOptional: 'Client {number, number}, enfant (âge : {age, number}, facultatif)',
    saved: 'Voyageur enregistré',
    first: 'Prénom',
    last: 'Nom',
  },

  given: {
    label: 'À l’arrivée',
    change: 'Modifier',
    changeLabel: 'Modifier qui se présente à l’arrivée',
  },

  saving: {
    label: 'Enregistrer ces informations pour mes prochaines réservations',
    signedOut: 'Pour les enregistrer, <link>connectez-vous</link>. Votre saisie reste ici.',
    what: 'Le nom, la nationalité et le téléphone du premier client sont enregistrés dans votre compte.',
    full: 'Votre compte a atteint son maximum de {count, plural, one {# voyageur enregistré} other {# voyageurs enregistrés}} ; celui-ci ne sera donc pas enregistré. Supprimez-en un dans <link>votre compte</link>.',
    failed:
      'Votre réservation n’est pas concernée, mais le voyageur n’a pas pu être enregistré. Vous pouvez l’ajouter dans <link>votre compte</link>.',
  },

  errors: {
    firstName: 'Saisissez un prénom',
    lastName: 'Saisissez un nom',
    citizenship: 'Choisissez un pays',
    email: 'Saisissez une adresse e-mail, par exemple nom@example.com',
    phone: 'Saisissez un numéro de téléphone avec l’indicatif du pays, par exemple +92 300 1234567',
    service: 'Faites un choix, ou décochez le service',
  },
  phone: {
    country: 'Pays du téléphone',
    countryAndCode: '{country} ({calling})',
    number: 'Numéro de téléphone portable',
    hintWithCountry: 'Sans + ni indicatif, il est lu comme un numéro de ce pays.',
    hintWithoutCountry: 'Avec l’indicatif du pays, par exemple +92 300 1234567.',
  },
} as const satisfies Translation<typeof english>;
