import type { currency as english } from '../en/currency.ts';
import type { Translation } from '../translation.ts';

export const currency = {
  label: 'Währung für die Anzeige von Preisen',
  none: 'Währung',
  asCharged: 'Originalwährung',
  choice: '{code} · {name}',
  outdated: 'Keine Umrechnung: Die neuesten Wechselkurse sind vom {date}',
  notLoaded: 'Keine Umrechnung: Die Wechselkurse konnten nicht geladen werden',
  nameAndCode: '{name} ({code})',
  charged: 'Währung der Zahlung an das Hotel: {currencies}.',
  estimates:
    'Beträge mit ≈ sind Schätzwerte (Währung: {currency}) nach den Wechselkursen der Europäischen Zentralbank vom {date}.',
  noRate: 'Kein Wechselkurs verfügbar: {currencies}.',
} as const satisfies Translation<typeof english>;
