import { hotels, places, sendJson, verifyFault } from './faultyProvider.ts';

it('finds nothing at a provider that keeps the contract', async () => {
  const { code, report } = await verifyFault({});
  expect(report.findings).toEqual([]);
  expect(report.outcome).toBe('kept');
  expect(code).toBe(0);
});
