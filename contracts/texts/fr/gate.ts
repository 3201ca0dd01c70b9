import type { gate as english } from '../en/gate.ts';
import type { Translation } from '../translation.ts';

export const gate = {
  title: 'Stayfarer : des hôtels et des séjours pour votre prochain voyage',
  description:
    'Cherchez un hôtel par destination et par dates, comparez les hébergements et découvrez les chambres qui vous attendent.',
  scriptNeeded: 'Ce site a besoin de JavaScript : veuillez l’activer et recharger la page.',
  outdated:
    'Ce navigateur est trop ancien pour ce site. Veuillez le mettre à jour, ou utiliser une version récente de Chrome, Edge, Firefox ou Safari.',
  name: 'Stayfarer',
  heading: 'Saisissez le mot de passe',
  password: 'Mot de passe',
  submit: 'Valider',
  incorrect: 'Mot de passe incorrect',
  unreachable: 'Le site n’a pas pu être chargé. Vérifiez votre connexion, puis validez de nouveau.',
  failed: 'Le site n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.',
  waiting: 'Un instant, la page est encore en cours de chargement.',
  search: 'Rechercher des hôtels',
  trips: 'Voyages',
  desk: 'Gestion Stayfarer',
} as const satisfies Translation<typeof english>;
