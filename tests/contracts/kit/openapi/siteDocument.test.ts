import { readFileSync } from 'node:fs';
import { siteOpenapiPath, siteOpenapiText } from '#contracts/kit/openapi/openapiFile.ts';

const document = JSON.parse(siteOpenapiText());

test('matches the committed file; if not: npm run contracts:openapi', () => {
  expect(siteOpenapiText()).toBe(readFileSync(siteOpenapiPath, 'utf8'));
});

test('has the exact schema of a request, whose every field is described', () => {
  const { BookingRequest } = document.components.schemas;
  expect(BookingRequest.additionalProperties).toBe(false);
  expect(BookingRequest.properties.traveller.additionalProperties).toBe(false);
  expect(BookingRequest.properties.traveller.properties.email.description).toMatch(/mails/);
});
