import { httpResponse } from './rawProvider.ts';
import { closeClients, outcomeOf, startClient } from './startClient.ts';

afterEach(closeClients);

const good = httpResponse(200, '[]');
const isOf = (hotel: string, head: string) => head.startsWith(`GET /api/hotels/${hotel}`);

/** Starts a provider that fails only for the hotel `odd`, until `recover` is called. */
async function startWithOddHotel(headers: Record<string, string> = {}, status = 503) {
  let recovered = false;
  const failed = httpResponse(status, '{}', headers);
  const started = await startClient((socket, head) =>
    socket.write(isOf('odd', head) && !recovered ? failed : good),
  );
  const askOdd = () => outcomeOf(started.fetch('/api/hotels/odd'));
  return { ...started, askOdd, recover: () => (recovered = true) };
}

test('a failing hotel is requested five times, then paused, while other hotels still work', async () => {
  const { fetch, client, provider, time, askOdd, recover, lines } = await startWithOddHotel();
  for (let call = 0; call < 5; call += 1) {
    const stay = `check_in=2027-03-0${call + 1}&check_out=2027-03-09`;
    expect(await outcomeOf(fetch(`/api/hotels/odd?${stay}`))).toBe('503');
  }
  await expect(fetch('/api/hotels/odd')).rejects.toMatchObject({
    status: 503,
    reason: 'hotel_breaker_open',
    retryAfter: 5,
  });
  expect(provider.heads).toHaveLength(5);
  expect(client.breaker('reads')).toBe('closed');
  expect(await outcomeOf(fetch('/api/hotels/other'))).toBe('200');
  expect(await outcomeOf(fetch('/api/hotels/search?city=Lisbon'))).toBe('200');

  time.advance(5_000);
  expect(await askOdd()).toBe('503');
  time.advance(9_999);
  expect(await askOdd()).toBe('503 hotel_breaker_open');
  recover();
  time.advance(1);
  expect(await askOdd()).toBe('200');
  expect(await askOdd()).toBe('200');
  expect(lines.filter((line) => line.includes('breaker'))).toEqual([
    'hotel breaker opened {"calls":"reads","hotel":"odd"}',
    'hotel breaker closed {"calls":"reads","hotel":"odd"}',
  ]);
});

test('repeated failures of one hotel and one search do not count as an outage of the provider', async () => {
  const failed = httpResponse(503, '{}');
  const { fetch, client } = await startClient((socket, head) =>
    socket.write(isOf('odd', head) || isOf('search', head) ? failed : good),
  );
  for (let call = 0; call < 20; call += 1) {
    await outcomeOf(fetch('/api/hotels/odd'));
    await outcomeOf(fetch('/api/hotels/search?city=Atlantis'));
  }
  expect(client.breaker('reads')).toBe('closed');
  expect(await outcomeOf(fetch('/api/hotels/other'))).toBe('200');
});

test('a failing call for places pauses no other call', async () => {
  const failed = httpResponse(503, '{}', { 'Retry-After': '60' });
  const { fetch, client } = await startClient((socket, head) =>
    socket.write(isOf('places', head) ? failed : good),
  );
  const askPlaces = () => outcomeOf(fetch('/api/hotels/places'));
  expect(await askPlaces()).toBe('503');
  expect(await askPlaces()).toBe('503 told_to_wait');
  expect(await outcomeOf(fetch('/api/hotels/search?city=Lisbon'))).toBe('200');
  expect(client.breaker('reads')).toBe('closed');
});

test('a provider with a single hotel opens the breaker when that hotel fails', async () => {
  const { fetch, client, provider } = await startClient(() => undefined);
  await provider.close();
  for (let call = 0; call < 5; call += 1) {
    expect(await outcomeOf(fetch('/api/hotels/1'))).toBe('502 refused');
  }
  expect(client.breaker('reads')).toBe('open');
});

test('a 503 pauses one hotel, and a 429 pauses all', async () => {
  const unavailable = await startWithOddHotel({ 'Retry-After': '60' });
  expect(await unavailable.askOdd()).toBe('503');
  expect(await unavailable.askOdd()).toBe('503 told_to_wait');
  expect(await outcomeOf(unavailable.fetch('/api/hotels/other'))).toBe('200');

  const limited = await startWithOddHotel({ 'Retry-After': '60' }, 429);
  expect(await limited.askOdd()).toBe('429');
  expect(await outcomeOf(limited.fetch('/api/hotels/other'))).toBe('503 told_to_wait');
});

test('at most sixteen calls for one hotel wait at a time', async () => {
  const { fetch, provider } = await startClient((socket, head) => {
    if (!isOf('slow', head)) socket.write(good);
  });
  const ask = () => {
    const controller = new AbortController();
    const end = outcomeOf(fetch('/api/hotels/slow', { signal: controller.signal }));
    return { end, leave: () => controller.abort(new Error('client disconnected')) };
  };
  const waiting = Array.from({ length: 16 }, ask);
  await provider.received(16);
  await expect(fetch('/api/hotels/slow')).rejects.toMatchObject({
    reason: 'hotel_busy',
    retryAfter: 1,
  });
  expect(await outcomeOf(fetch('/api/hotels/other'))).toBe('200');
  for (const { leave } of waiting) leave();
  await Promise.all(waiting.map(({ end }) => end));
  const again = ask();
  await provider.received(18);
  again.leave();
  expect(await again.end).toBe('Error: client disconnected');
});
