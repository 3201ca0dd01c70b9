import type { DeskRatesTexts } from '../en/deskRatesTexts.ts';
import type { Translation } from '../translation.ts';

export const deskRatesTexts: Translation<DeskRatesTexts> = {
  deskRates: {
    lead: 'La valeur d’un euro dans chaque devise. Un taux qui varie de plus de 30 % ne s’applique qu’après décision des finances ou d’un administrateur : d’ici là, les prix dans cette devise ne sont pas convertis.',
    latest: 'Les derniers taux datent du {day}.',
    latestFrom: 'Les derniers taux datent du {day} et proviennent de {source}.',
    outdated: 'Ils ont plus de dix jours : aucun prix n’est converti.',
    waiting: 'En attente de décision',
    kept: 'Anciens taux conservés',
    none: 'Aucun taux de change n’attend de décision.',
    columns: {
      currency: 'Devise',
      was: 'Dernier taux appliqué',
      rate: 'Nouveau taux',
      change: 'Variation',
      kept: 'Ancien taux',
      actions: 'Décider',
    },
    follow: 'Devises liées : {currencies}.',
    since: 'Depuis le <time></time>',
    until: 'Appliqué jusqu’au {day}',
    tooOld: 'Trop ancien : aucune conversion',
    refused: 'Refusé : {rate}',
    use: {
      button: 'Appliquer le nouveau taux<hidden> : {currency}</hidden>',
      title: 'Appliquer le nouveau taux : {currency} ?',
      text: 'Les prix dans cette devise seront convertis à ce taux sous dix minutes. Comparez-le d’abord à une autre source.',
      confirm: 'Appliquer {rate}',
    },
    keep: {
      button: 'Conserver l’ancien taux<hidden> : {currency}</hidden>',
      title: 'Conserver l’ancien taux : {currency} ?',
      text: 'Les prix sont convertis à ce taux jusqu’au {day}. La question vous sera reposée après cette date, ou si le taux de la source s’écarte de plus de 30 % de ce nouveau taux.',
      confirm: 'Conserver {rate}',
    },
    refuse: {
      button: 'Refuser le nouveau taux<hidden> : {currency}</hidden>',
      title: 'Refuser le nouveau taux : {currency} ?',
      text: 'L’ancien taux a plus de dix jours : les prix dans cette devise restent non convertis. La question vous sera reposée si le taux de la source s’écarte de plus de 30 % de ce nouveau taux.',
      confirm: 'Refuser {rate}',
    },
    problem: {
      changed: {
        waiting: 'Entre-temps, la source a envoyé un autre taux : {rate}, du {day}.',
        used: 'Le taux de la source est désormais {rate}, du {day}, et il est appliqué.',
        kept: 'Le taux de la source est désormais {rate}, du {day} ; l’ancien a été conservé.',
        none: 'Les derniers taux, du {day}, ne comportent pas cette devise.',
      },
      decided: {
        used: 'Le nouveau taux, {rate}, est déjà appliqué.',
        kept: 'L’ancien taux a déjà été conservé.',
      },
      look: 'Revoir ce taux',
    },
  },
};
