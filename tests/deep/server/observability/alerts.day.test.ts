import { hasPromtool } from '../../../server/observability/alertCases.ts';
import { ordinaryDay, replayDay } from './ordinaryDay.ts';

if (hasPromtool) {
  test.each([1, 2, 3])('no alert fires on an ordinary day (%s)', async (seed) => {
    await expect(replayDay(ordinaryDay(seed), [])).resolves.toBeUndefined();
  });

  test('a provider without responses fires an alert even at night', async () => {
    const night = ordinaryDay(1, { outage: [2 * 60, 5 * 60] });
    const alerts = ['HotelsAllFail', 'HotelsErrors', 'HotelsSlow', 'ProviderErrors'];
    await expect(replayDay(night, alerts)).resolves.toBeUndefined();
  });

  test('a failing search fires an alert where searches are rare and hotels still work', async () => {
    const day = ordinaryDay(1, { withoutSearch: [9 * 60, 13 * 60] });
    await expect(replayDay(day, ['HotelsAllFail'])).resolves.toBeUndefined();
  });
} else {
  test.todo('not run: the replay of a day needs promtool, of Debian’s package prometheus');
}
