import type { reviews as english } from '../en/reviews.ts';
import type { Translation } from '../translation.ts';

export const reviews = {
  loading: 'Chargement…',
  cancel: 'Annuler',
  failed: 'L’opération a échoué. Réessayez.',
  aGuest: 'Un client',
  score: '{score, number}<hidden> sur 10</hidden>',
  by: '<name>{author}</name>, séjour en {month}',
  answer: 'Réponse de l’hôtel',
  list: {
    title: 'Avis de nos clients',
    note: 'Rédigés par des clients qui ont réservé ici et ont séjourné. Nous vérifions chaque avis d’après la réservation.',
    more: 'Afficher plus d’avis',
    moreFailed: 'Les avis suivants n’ont pas pu être chargés. Réessayez.',
  },
  report: {
    open: 'Signaler<hidden> l’avis : {author}</hidden>',
    question: 'Signaler cet avis ? Nous l’examinerons et le masquerons s’il enfreint nos règles.',
    yes: 'Signaler',
    thanks: 'Merci. Nous allons examiner cet avis.',
  },
  own: {
    title: 'Votre avis',
    hidden: 'Il n’est pas affiché sur le site, car il enfreint nos règles.',
    shown: 'Il est affiché sur la page de l’hôtel. Merci !',
    delete: 'Supprimer',
    deleteQuestion: 'Supprimer votre avis ?',
    deleteYes: 'Oui, supprimer',
    notLoaded: 'Votre avis n’a pas pu être chargé.',
  },
  form: {
    score: 'Votre note',
    scoreHint: '0 : très mauvais, 10 : superbe.',
    text: 'Votre avis',
    textHint: 'Qu’est-ce qui vous a plu ou déplu ? N’indiquez ni noms ni numéros de téléphone.',
    public: 'Tout le monde peut le lire sur la page de l’hôtel, avec le mois de votre séjour.',
    publicWithName:
      'Tout le monde peut le lire sur la page de l’hôtel, avec votre prénom et le mois de votre séjour.',
    publish: 'Publier l’avis',
    publishing: 'Publication…',
  },
  errors: {
    score: 'Choisissez une note.',
    empty: 'Écrivez quelques mots sur votre séjour.',
    tooLong: 'Votre avis doit compter au maximum {most, number} caractères.',
    controlCharacters: 'Votre avis ne doit pas contenir de caractères de contrôle.',
    alreadyReviewed: 'Il existe déjà un avis sur ce séjour.',
    notStayed: 'Seul un séjour terminé peut faire l’objet d’un avis.',
    tooManyTries: 'Trop de tentatives. Patientez une minute, puis réessayez.',
    notPublished: 'Votre avis n’a pas été publié. Vérifiez votre connexion et réessayez.',
  },
} as const satisfies Translation<typeof english>;
