import type { Cell, Report } from '../verify/report.ts';
import { everyEndpoint, type Rule, ruleGroups } from '../rules/rule.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { count } from './reportText.ts';

const columns = { search: 'search', rand4: 'rand4', rand8: 'rand8', hotel: ':id' } as const;

/**
 * A table of every rule and endpoint: passed, the number of occurrences, or not checked. On phones it shows
 * only rules with findings until the box above it is ticked.
 */
export function matrixMarkup(report: Report): string {
  return `
<div class="rules">
<label class="unfold"><input type="checkbox"> Show all ${report.rules.length} rules, not only those with findings</label>
<div class="frame"><table class="matrix">
  <thead><tr><th scope="col"><span class="unseen">Rule</span></th>
    ${everyEndpoint.map((endpoint) => `<th scope="col">${columns[endpoint]}</th>`).join('')}
  </tr></thead>
  ${ruleGroups.map((group) => groupMarkup(report, group)).join('')}
</table></div>
<p class="legend">
  <span><span class="mark passed">✓</span> passed</span>
  <span><span class="mark broken">3</span> broken, 3 times</span>
  <span><span class="mark degraded">3</span> degraded</span>
  <span><span class="mark advice">3</span> advice</span>
  <span><span class="mark not-checked">·</span> nothing to check</span>
</p>
</div>`;
}

function groupMarkup(report: Report, group: (typeof ruleGroups)[number]): string {
  const rules = report.rules.filter((rule) => rule.group === group);
  const hasFinding = ({ id }: Pick<Rule, 'id'>) => report.findings.some(({ rule }) => rule === id);
  const foldable = (folds: boolean) => (folds ? ' class="foldable"' : '');
  const rows = rules.map((rule) => {
    const marks = everyEndpoint.map((endpoint) => {
      const cell = report.cells.find((one) => one.rule === rule.id && one.endpoint === endpoint);
      return `<td>${cell ? markOf(cell) : ''}</td>`;
    });
    return `<tr${foldable(!hasFinding(rule))}><th scope="row" title="${escapeMarkup(rule.expected)}">${escapeMarkup(rule.title)}</th>${marks.join('')}</tr>`;
  });
  return `<tbody${foldable(!rules.some(hasFinding))}><tr class="group"><th scope="rowgroup" colspan="${everyEndpoint.length + 1}">${group}</th></tr>${rows.join('')}</tbody>`;
}

function markOf({ outcome, occurrences, checked }: Cell): string {
  const mark = (text: string, words: string) =>
    `<span class="mark ${outcome.replace(' ', '-')}" title="${words}" role="img" aria-label="${words}">${text}</span>`;
  if (outcome === 'passed') return mark('✓', `passed, ${count(checked, 'time')}`);
  if (outcome === 'not checked') return mark('·', 'not checked');
  return mark(shortNumber(occurrences), `${outcome}, ${count(occurrences, 'time')}`);
}

function shortNumber(number: number): string {
  return number < 1_000 ? String(number) : `${Math.floor(number / 1_000)}k`;
}
