import type { deskWebhooks as english } from '../en/deskWebhooks.ts';
import type { Translation } from '../translation.ts';

export const deskWebhooks = {
  lead: 'Événements des réservations envoyés à votre adresse au cours des 30 derniers jours.',
  caption: 'Les événements',
  notConfigured:
    'Ce site n’a pas d’adresse à laquelle envoyer les événements. Définissez BOOKINGS_WEBHOOK et BOOKINGS_WEBHOOK_SECRET pour les recevoir.',
  state: 'État',
  states: {
    waiting: 'En attente',
    failed: 'Abandonné',
    sent: 'Envoyé',
  },
  columns: {
    event: 'Événement',
    booking: 'Réservation',
    happened: 'Survenu',
    state: 'État',
    attempts: 'Tentatives',
    actions: 'Actions',
  },
  next: 'Prochaine tentative : <time></time>',
  sentAt: 'Envoyé : <time></time>',
  failedAt: 'Abandonné : <time></time>',
  lastError: 'Dernière erreur : {error}',
  none: 'Aucun événement n’a été envoyé au cours des 30 derniers jours. La prochaine modification d’une réservation en enverra un.',
  noneFound:
    'Aucun événement n’est dans cet état. Effacez les filtres pour voir tous les événements.',
  send: {
    waiting: 'Envoyer maintenant<hidden> {event}</hidden>',
    failed: 'Renvoyer<hidden> {event}</hidden>',
    sent: 'Renvoyer<hidden> {event}</hidden>',
  },
  sending: {
    title: 'Envoyer cet événement ?',
    text: 'L’événement {event} est envoyé aussitôt à votre adresse, avec le même webhook-id que précédemment. Aucun client n’est informé.',
    confirm: 'Envoyer l’événement',
  },
  changed:
    'Rien n’a été modifié : une tentative d’envoi de cet événement a eu lieu entre-temps. Son état actuel est affiché.',
} as const satisfies Translation<typeof english>;
