import type { Report } from '../verify/report.ts';
import type { ReservationResult } from '../sandbox/reservationCheck.ts';
import { escapeMarkup } from './escapeMarkup.ts';

/** A table of the rules for reservations with their outcomes; '' when they were not checked. */
export function reservationMarkup({ reservations }: Report): string {
  if (!reservations) return '';
  const interrupted = reservations.interrupted ? ', interrupted' : '';
  return `<h2>Reservations at ${escapeMarkup(reservations.provider)}${interrupted}</h2>
<div class="frame"><table class="matrix"><tbody>${reservations.results.map(rowMarkup).join('')}</tbody></table></div>`;
}

function rowMarkup({ title, expected, outcome, request, received }: ReservationResult): string {
  const details =
    outcome === 'broken'
      ? `<br><span class="quiet">expected</span> ${escapeMarkup(expected)}
        <br><span class="quiet">received</span> <code>${escapeMarkup(received ?? 'nothing')}</code>
        ${request ? `<br><code>${escapeMarkup(request)}</code>` : ''}`
      : '';
  const mark = { passed: '✓', broken: '✗', 'not checked': '·' }[outcome];
  return `<tr><th scope="row" title="${escapeMarkup(expected)}">${escapeMarkup(title)}${details}</th>
  <td><span class="mark ${outcome.replace(' ', '-')}" role="img" aria-label="${outcome}">${mark}</span></td></tr>`;
}
