import type { failures as english } from '../en/failures.ts';
import type { Translation } from '../translation.ts';

export const failures = {
  this: 'Cette partie de la page',
  offline:
    'Vous êtes hors ligne. {what} : le chargement se fera dès que vous serez de nouveau en ligne.',
  retryInSeconds:
    '{what} : échec du chargement. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
  retryInMinutes:
    '{what} : échec du chargement. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.',
  noConnection: '{what} : échec du chargement. Vérifiez votre connexion et réessayez.',
  notLoaded: '{what} : échec du chargement. Réessayez dans un instant.',
  retrying: 'Nouvel essai…',
  retry: 'Réessayer',
  retryNamed: 'Réessayer : {name}',
  didNotWork: 'L’opération a échoué. Vérifiez votre connexion et réessayez.',
  page: {
    title: 'Page non affichée',
    heading: 'Cette page n’a pas pu être affichée',
    text: 'Vérifiez votre connexion, puis rechargez la page.',
    reload: 'Recharger',
  },
} as const satisfies Translation<typeof english>;
