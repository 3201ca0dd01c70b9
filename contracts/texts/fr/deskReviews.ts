import type { deskReviews as english } from '../en/deskReviews.ts';
import type { Translation } from '../translation.ts';

export const deskReviews = {
  lead: 'Ce que les clients de ce site ont écrit sur leurs séjours. Un avis masqué n’est visible que de son auteur.',
  caption: 'Les avis',
  state: 'État',
  states: {
    reported: 'Signalé',
    hidden: 'Masqué',
    shown: 'Affiché',
  },
  hotel: 'Identifiant de l’hôtel',
  columns: {
    review: 'Avis',
    hotel: 'Hôtel',
    written: 'Rédigé',
    state: 'État',
    actions: 'Actions',
  },
  score: '{score, number} sur 10',
  by: '{author}, séjour en {month}',
  reports: '{count, plural, one {# signalement} other {# signalements}}',
  deleted: 'Supprimé par son auteur',
  answer: 'Réponse de l’hôtel',
  booking: 'Réservation',
  none: 'Aucun client n’a encore rédigé d’avis.',
  noneFound: 'Aucun avis ne correspond à ces filtres. Effacez-les pour voir tous les avis.',
  actions: {
    hide: 'Masquer<hidden> l’avis : {author}</hidden>',
    restore: 'Afficher de nouveau<hidden> l’avis : {author}</hidden>',
    keep: 'Conserver<hidden> l’avis : {author}</hidden>',
    answer: 'Répondre<hidden> à l’avis : {author}</hidden>',
    editAnswer: 'Modifier la réponse<hidden> : {author}</hidden>',
    removeAnswer: 'Supprimer la réponse<hidden> : {author}</hidden>',
  },
  hide: {
    title: 'Masquer cet avis ?',
    text: 'Seul son auteur le verra, et il ne comptera plus dans la moyenne de l’hôtel. L’auteur lira qu’il enfreint les règles de ce site.',
    confirm: 'Masquer l’avis',
  },
  restore: {
    title: 'Afficher de nouveau cet avis ?',
    text: 'Tout le monde pourra le lire sur la page de l’hôtel, et ses signalements sont remis à zéro.',
    confirm: 'Afficher l’avis',
  },
  keep: {
    title: 'Conserver cet avis ?',
    text: 'Il reste sur la page de l’hôtel, et ses signalements sont remis à zéro.',
    confirm: 'Conserver l’avis',
  },
  write: {
    title: 'Répondre au nom de l’hôtel',
    text: 'Tout le monde pourra lire la réponse sous l’avis, sur la page de l’hôtel. Ne nommez aucun client.',
    field: 'Réponse',
    missing: 'Écrivez la réponse.',
    confirm: 'Publier la réponse',
  },
  remove: {
    title: 'Supprimer cette réponse ?',
    text: 'Plus personne ne pourra la lire.',
    confirm: 'Supprimer la réponse',
  },
  problem: {
    changed:
      'Rien n’a été modifié : quelqu’un d’autre a modifié cet avis entre-temps. Son état actuel est affiché.',
    deleted: 'Rien n’a été modifié : son auteur a supprimé cet avis.',
  },
} as const satisfies Translation<typeof english>;
