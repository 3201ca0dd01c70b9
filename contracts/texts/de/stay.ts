import type { stay as english } from '../en/stay.ts';
import type { Translation } from '../translation.ts';

export const stay = {
  days: '{from} – {to}',
  daysOfYear: '{from} – {to} {year}',
  rooms: '{count, plural, one {# Zimmer} other {# Zimmer}}',
  adults: '{count, plural, one {# Erwachsener} other {# Erwachsene}}',
  children: '{count, plural, one {# Kind} other {# Kinder}}',
  guests:
    '{adults, plural, one {# Erwachsener} other {# Erwachsene}}{children, plural, =0 {} one {, # Kind} other {, # Kinder}}',
  party:
    '{travelers, plural, one {# Reisender} other {# Reisende}}, {rooms, plural, one {# Zimmer} other {# Zimmer}}',
  tonight: 'Heute Nacht, 1 Nacht',
  meal: {
    'room-only': 'Ohne Verpflegung',
    breakfast: 'Frühstück inbegriffen',
    'half-board': 'Halbpension',
    'full-board': 'Vollpension',
    'all-inclusive': 'All-inclusive',
  },
  cancellation: {
    nonRefundable: 'Nicht erstattbar',
    noLongerFree: 'Die Stornierung ist nicht mehr kostenlos',
    freeUntil: 'Kostenlose Stornierung bis {deadline}',
  },
  instantInZone: '{instant} ({zone})',
  zone: 'Ortszeit {city}, {offset}',
  payment: {
    nothing: 'Es bleibt nichts zu zahlen: Ihr Guthaben deckt den ganzen Aufenthalt.',
    beforeArrival: 'Sie zahlen {amount} vor der Anreise an das Hotel.',
    atProperty: 'Sie zahlen {amount} in der Unterkunft.',
  },
} as const satisfies Translation<typeof english>;
