import { siteOpenapiText } from '#contracts/kit/openapi/openapiFile.ts';
import { siteCalls } from '#contracts/site/calls/siteCalls.ts';

const document = JSON.parse(siteOpenapiText());

test('has every call, and each a name of its own', () => {
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths);
  const ids = operations.flatMap((item) => Object.values(item).map((each) => each.operationId));
  expect(ids).toHaveLength(Object.keys(siteCalls).length);
  expect(new Set(ids).size).toBe(ids.length);
});

test('has the exact schema of a request, what it may be answered with, and its problems', () => {
  const { post } = document.paths['/api/bookings'];
  const { schema } = post.requestBody.content['application/json'];
  expect(schema.additionalProperties).toBe(false);
  expect(schema.properties.traveller.additionalProperties).toBe(false);
  expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(['201', '202', '409']));
  expect(post.responses['409'].description).toContain('`price-changed`');
});
