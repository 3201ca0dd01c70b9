import type { compare as english } from '../en/compare.ts';
import type { Translation } from '../translation.ts';

export const compare = {
  title: 'Unterkünfte vergleichen',
  back: 'Zurück zu den Ergebnissen',
  nothing:
    'Es gibt nichts zu vergleichen. Setzen Sie in den Ergebnissen das Häkchen „Vergleichen“ bei den Unterkünften.',
  onlyOne: 'Wählen Sie in den Ergebnissen eine weitere Unterkunft aus, um sie zu vergleichen.',
  onlyDifferences: 'Nur Unterschiede zeigen',
  table: 'Unterkünfte nebeneinander',
  facilities: 'Ausstattung',
  differs: 'Unterschiedlich',
  notKnown: 'Nicht bekannt',
  same: 'Soweit bekannt, unterscheiden sich diese Unterkünfte nicht.',
  remove: 'Entfernen',
  removeOf: 'Entfernen: {name}',
  gone: 'Diese Unterkunft wird nicht mehr angeboten.',
  property: 'Diese Unterkunft',
  fact: {
    price: 'Preis',
    cancellation: 'Stornierung',
    payment: 'Zahlung',
    breakfast: 'Frühstück',
    room: 'Zimmer',
    stars: 'Sterne',
    guestRating: 'Gästebewertung',
    location: 'Lage',
  },
  breakfast: {
    notInPrice: 'Nicht in diesem Preis',
    notIncluded: 'Nicht inbegriffen',
    listed: 'Als Ausstattung angegeben',
    notListed: 'Nicht angegeben',
  },
  facility: {
    listed: 'Ja',
    notListed: 'Nicht angegeben',
  },
  choice: {
    compare: 'Vergleichen',
    compareOf: 'Vergleichen: {name}',
    full: 'Sie können höchstens {most, number} Unterkünfte vergleichen. Entfernen Sie zuerst eine.',
    chosen: 'Unterkünfte im Vergleich',
    notInResults: 'Nicht in diesen Ergebnissen',
    remove: 'Aus dem Vergleich entfernen: {name}',
    open: '{count, plural, one {# Unterkunft vergleichen} other {# Unterkünfte vergleichen}}',
    one: 'Wählen Sie eine weitere Unterkunft aus, um sie mit dieser zu vergleichen.',
    some: '{count, number} von {most, number} ausgewählt.',
    most: '{count, number} von {most, number} ausgewählt. Entfernen Sie eine, um eine andere zu vergleichen.',
  },
} as const satisfies Translation<typeof english>;
