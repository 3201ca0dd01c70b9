import { readFileSync } from 'node:fs';
import { createMetrics } from '#server/observability/metrics.ts';
import { quietGauges } from './quietGauges.ts';

const alerts = readFileSync('docs/deploy/alerts.yaml', 'utf8');
const dashboard = readFileSync('docs/deploy/grafana-dashboard.json', 'utf8');
const operations = readFileSync('docs/operations.md', 'utf8');

/** Returns the metrics that an expression selects, by the names of their families. */
function metricsIn(text: string): string[] {
  const selectors = text.matchAll(/\b([a-z_0-9]+)\{job=\\?"hotels\\?"/g);
  const names = [...selectors].map(([, name = '']) => name.replace(/_(count|bucket|sum)$/, ''));
  return [...new Set(names)].filter((name) => name !== 'up');
}

test.each([
  ['the alerts', alerts],
  ['the dashboard', dashboard],
])('%s use only metrics that the site exports', async (_what, text) => {
  const metrics = createMetrics();
  metrics.addGauges(quietGauges);
  const families = [...(await metrics.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect(metricsIn(text).length).toBeGreaterThan(3);
  expect(families).toEqual(expect.arrayContaining(metricsIn(text)));
});

test('the documentation tells operators the first step for each alert', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const documented = [...operations.matchAll(/^\| `([A-Z]\w+[a-z])` /gm)].map(([, name]) => name);
  expect(documented).toEqual(expect.arrayContaining(names));
  expect(names.length).toBeGreaterThan(5);
});
