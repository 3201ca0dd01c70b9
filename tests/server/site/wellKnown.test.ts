import request from 'supertest';
import { parseConfig } from '#server/main/config.ts';
import { dayMs } from '#contracts/values/durations.ts';
import { testApp } from '../testApp.ts';

const siteWith = (env: Record<string, string>) => {
  const { securityContact } = parseConfig(env);
  return request(testApp('http://127.0.0.1:9', { securityContact }));
};

test.each([
  ['security@hotels.example', 'mailto:security@hotels.example'],
  ['https://hotels.example/report', 'https://hotels.example/report'],
])('security.txt names the contact %s and is valid for less than a year', async (set, contact) => {
  const site = siteWith({ SECURITY_CONTACT: set });
  const { text, headers } = await site.get('/.well-known/security.txt').expect(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(text).toBe(
    `Contact: ${contact}\nExpires: ${expires}\nCanonical: https://hotels.example/.well-known/security.txt\n`,
  );
  const days = (Date.parse(expires) - Date.now()) / dayMs;
  expect(days).toBeGreaterThan(88);
  expect(days).toBeLessThan(91);
});

test('without a contact there is no security.txt', async () => {
  await siteWith({}).get('/.well-known/security.txt').set('Accept', 'text/html').expect(404);
});

test('a password manager is sent to the page for changing the password', async () => {
  await siteWith({})
    .get('/.well-known/change-password')
    .expect(302)
    .expect('Location', '/account/security');
});
