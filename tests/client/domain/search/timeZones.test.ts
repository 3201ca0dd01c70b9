import { runScript } from '../../../support/runScript.ts';

/** Time zones with their minutes behind UTC in January. */
const zones: [zone: string, offset: number][] = [
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
  ['Africa/Cairo', -120], // where daylight saving time starts at midnight
  ['America/Santiago', 180],
  ['Australia/Lord_Howe', -660],
];

it('no day shifts in any time zone', async () => {
  const names = zones.map(([zone]) => zone);
  const { stdout, stderr } = await runScript('tests/support/printMovedDays.ts', names);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(
    zones.map(([zone, offset]) => ({ zone, offset, moved: [], formatted: 'Jan 1 - Jan 2' })),
  );
});
