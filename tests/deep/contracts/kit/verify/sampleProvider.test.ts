import { startProvider } from '#contracts/sample-provider/startProvider.ts';
import { generateHotels } from '#contracts/sample-provider/catalog/generateHotels.ts';
import { places, steady } from '../../../../contracts/kit/verify/places.ts';
import { verifyAt } from '../../../../contracts/kit/verify/verifyAt.ts';

it('reports gaps of the sample provider only in its sparse hotels', async () => {
  const mediaOrigin = 'https://pictures.example';
  const provider = await startProvider({ mediaOrigin });
  try {
    const { code, report } = await verifyAt(provider.origin, ['--sample', '500']);
    const sparse = new Set(
      [...generateHotels(1_200, mediaOrigin)]
        .filter((_, ordinal) => ordinal % 40 === 39)
        .map(({ answer }) => answer.id),
    );
    expect(code).toBe(0);
    expect(places(report.findings, 'broken')).toEqual([]);
    const degraded = report.findings.filter(
      (finding) =>
        finding.rank === 'degraded' && finding.places.some(({ endpoint }) => endpoint === 'hotel'),
    );
    expect(degraded.length).toBeGreaterThan(0);
    for (const { request } of degraded.flatMap(({ samples }) => samples)) {
      if (!request.startsWith('/api/hotels/rand') && !request.includes('/search'))
        expect(sparse).toContain(request.split('?')[0]?.split('/').at(-1));
    }
    const advice = steady(report).filter(({ rank }) => rank === 'advice');
    expect(new Set(advice.map(({ rule }) => rule))).toEqual(
      new Set(['compression', 'search-whole']),
    );
  } finally {
    await provider.close();
  }
});
