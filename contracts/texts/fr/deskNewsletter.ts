import type { deskNewsletter as english } from '../en/deskNewsletter.ts';
import type { Translation } from '../translation.ts';

export const deskNewsletter = {
  caption: 'Les abonnements',
  numbers:
    'Confirmés : {confirmed, number} ; non confirmés : {pending, number} ; terminés : {ended, number}',
  email: 'Adresse e-mail',
  emailInvalid: 'Saisissez une adresse e-mail complète.',
  state: 'État',
  states: {
    confirmed: 'Confirmé',
    pending: 'Pas encore confirmé',
    unsubscribed: 'Terminé',
  },
  columns: {
    email: 'Adresse e-mail',
    state: 'État',
    requested: 'Demandé',
    confirmed: 'Confirmé',
    ended: 'Terminé',
    actions: 'Actions',
  },
  removed: 'Adresse supprimée',
  export: 'Exporter les abonnements confirmés en CSV',
  none: 'Personne n’a encore demandé la newsletter.',
  noneFound:
    'Aucun abonnement ne correspond à ces filtres. Effacez-les pour voir tous les abonnements.',
  remove: 'Supprimer<hidden> {email}</hidden>',
  removal: {
    title: 'Supprimer cette adresse ?',
    text: '{email} ne recevra plus la newsletter, et l’adresse sera effacée. Son titulaire pourra s’abonner de nouveau. Aucun e-mail n’est envoyé.',
    confirm: 'Supprimer l’adresse',
  },
  ended: 'Rien n’a été modifié : cet abonnement est déjà terminé.',
} as const satisfies Translation<typeof english>;
