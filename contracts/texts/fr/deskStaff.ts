import type { deskStaff as english } from '../en/deskStaff.ts';
import type { Translation } from '../translation.ts';

export const deskStaff = {
  lead: 'Qui a accès à la gestion des réservations, et avec quels droits.',
  empty: 'Personne n’a encore accès. Invitez quelqu’un.',
  columns: {
    person: 'Personne',
    role: 'Rôle',
    state: 'État',
    lastSignIn: 'Dernière connexion',
    actions: 'Actions',
  },
  you: '{name} (vous)',
  noName: 'Nom pas encore choisi',
  never: 'Jamais',
  state: {
    active: 'Actif',
    invited: 'Invité',
    ended: 'Accès retiré',
  },
  invitedUntil: 'Jusqu’au <time></time>',
  invitationExpired: 'L’invitation a expiré',
  roleOption: {
    agent: 'Agent : réservations, voyageurs et avis',
    finance: 'Finance : frais, crédits, règlements et exports',
    admin: 'Administrateur : tout, y compris l’équipe',
  },
  invite: {
    button: 'Inviter quelqu’un',
    title: 'Inviter quelqu’un à la gestion des réservations',
    text: 'Cette personne reçoit un e-mail avec un lien, utilisable une seule fois, pendant trois jours. Il permet de choisir un nom et un mot de passe, et de configurer une application d’authentification.',
    email: 'Adresse e-mail',
    emailWrong: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
    role: 'Rôle',
    confirm: 'Envoyer l’invitation',
    taken: 'Un membre de l’équipe a déjà cette adresse.',
    done: 'L’invitation à {email} a été envoyée.',
  },
  again: {
    button: 'Réinviter',
    named: 'Réinviter {who}',
    title: 'Envoyer une nouvelle invitation',
    text: '{email} reçoit un e-mail avec un nouveau lien. Les liens des invitations précédentes ne fonctionnent plus.',
    confirm: 'Envoyer l’invitation',
  },
  reset: {
    button: 'Réinitialiser la connexion',
    named: 'Réinitialiser la connexion : {who}',
    title: 'Réinitialiser la connexion : {who}',
    text: '{email} est déconnecté partout et ne peut plus se connecter avec le mot de passe et l’application actuels. Un e-mail contient le lien pour en choisir de nouveaux.',
    confirm: 'Réinitialiser la connexion',
  },
  role: {
    button: 'Modifier le rôle',
    named: 'Modifier le rôle : {who}',
    title: 'Modifier le rôle : {who}',
    text: 'Le nouveau rôle s’applique aussitôt, y compris là où {email} est connecté.',
    field: 'Nouveau rôle',
    confirm: 'Modifier le rôle',
  },
  end: {
    button: 'Retirer l’accès',
    named: 'Retirer l’accès : {who}',
    title: 'Retirer l’accès : {who}',
    text: '{email} est déconnecté partout et ne peut plus se connecter. Les actions effectuées avec ce compte restent dans le journal.',
    confirm: 'Retirer l’accès',
  },
  errors: {
    lastAdmin: 'C’est le dernier administrateur. Nommez d’abord un autre administrateur.',
    yourself: 'Pour votre propre compte, c’est à un autre administrateur de le faire.',
  },
} as const satisfies Translation<typeof english>;
