import { runScript } from '../../../support/runScript.ts';

it.each([
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Cairo', // where summer time starts at midnight
  'America/Santiago',
  'Australia/Lord_Howe',
])('no day moves in %s', async (zone) => {
  const { stdout, stderr } = await runScript('tests/support/printMovedDays.ts', [], {
    env: { TZ: zone },
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({ moved: [], formatted: 'Jan 1 - Jan 2' });
});
