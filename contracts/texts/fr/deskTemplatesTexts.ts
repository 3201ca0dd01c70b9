import type { DeskTemplatesTexts } from '../en/deskTemplatesTexts.ts';
import type { Translation } from '../translation.ts';

export const deskTemplatesTexts: Translation<DeskTemplatesTexts> = {
  deskTemplates: {
    lead: 'Vos propres textes aux clients, par lesquels un e-mail peut commencer, en plus de ceux du site.',
    caption: 'Les modèles',
    none: 'Vous n’avez encore aucun modèle.',
    full: 'Il y a {most, number} modèles, le maximum possible. Supprimez-en d’abord un.',
    add: 'Nouveau modèle',
    columns: { name: 'Nom', languages: 'Langues', changed: 'Dernière modification' },
    saved: '« {name} » est enregistré.',
    deleted: '« {name} » est supprimé.',
    name: 'Nom',
    nameHint: 'Seule l’équipe le voit.',
    nameMissing: 'Saisissez un nom.',
    nameTaken: 'Un autre modèle porte ce nom.',
    texts: 'Textes',
    textsLead:
      'Du texte brut, dans au moins une langue. Le client reçoit celui de sa langue. S’il manque, le texte anglais est utilisé, ou à défaut le premier, et la fenêtre l’indique.',
    count: '{count, number} caractères sur {most, number}',
    unknown: 'Champ inconnu : {written}. N’utilisez que ceux de la liste.',
    tooMany: 'Un texte peut contenir {most, number} champs au maximum.',
    noText: 'Écrivez le texte dans au moins une langue.',
    placeholders: 'Champs',
    placeholdersLead:
      'Appuyez sur un champ pour l’insérer là où vous écrivez. Il est rempli quand quelqu’un commence un e-mail avec ce modèle.',
    fields: {
      guestName: 'Nom du client',
      guestPhone: 'Téléphone du client',
      bookingNumber: 'Numéro de réservation',
      hotelName: 'Nom de l’hôtel',
      hotelAddress: 'Adresse de l’hôtel',
      hotelPhone: 'Téléphone de l’hôtel',
      checkIn: 'Jour d’arrivée',
      checkInTime: 'Arrivée à partir de',
      checkOut: 'Jour de départ',
      siteName: 'Nom du site',
    },
    save: 'Enregistrer',
    conflict: {
      title: 'Non enregistré : le modèle a changé entre-temps',
      text: 'Votre texte est toujours là. Voici le modèle tel qu’il est maintenant :',
      mine: 'Le remplacer par le mien',
      theirs: 'Prendre l’autre',
    },
    gone: {
      text: 'Non enregistré : le modèle a été supprimé entre-temps. Votre texte est toujours là.',
      button: 'L’enregistrer comme nouveau',
    },
    removal: {
      button: 'Supprimer',
      title: 'Supprimer « {name} » ?',
      text: 'Plus personne ne pourra commencer par lui. Les e-mails envoyés restent tels quels.',
      confirm: 'Supprimer le modèle',
    },
  },
};
