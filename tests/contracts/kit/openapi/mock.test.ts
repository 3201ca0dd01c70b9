import { readFileSync } from 'node:fs';
import { openapiDocument } from '#contracts/kit/openapi/openapiDocument.ts';
import { checkResponses } from '#contracts/kit/verify/verifyProvider.ts';
import { steady } from '../verify/places.ts';

/** Returns the first example of a call whatever the request, like a mock of the document. */
function mockResponse(path: string) {
  const [pathname = ''] = path.split('?', 1);
  const { paths } = openapiDocument();
  const template = Object.keys(paths)
    .filter((each) => new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
    .sort((a, b) => a.split('{').length - b.split('{').length)[0];
  const examples =
    template && Object(paths[template]).get.responses[200].content['application/json'].examples;
  const [first] = Object.values(Object(examples)).map((example) => Object(example).value);
  return {
    status: template ? 200 : 404,
    body: Buffer.from(JSON.stringify(first ?? { title: 'No' })),
  };
}

it('finds only the errors in a mock that docs/contracts.md explains', async () => {
  const get = (path: string) => {
    const { status, body } = mockResponse(path);
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve({
      status,
      body,
      headers,
      transferredBytes: body.length,
      wholeMs: 1,
    });
  };
  const options = {
    origin: 'http://mock.example',
    headers: {},
    city: 'Karachi',
    sample: 5,
    pauseMs: 0,
  };
  const found = new Set(steady(await checkResponses(get, options)).map(({ title }) => title));
  const page = readFileSync('docs/contracts.md', 'utf8');
  const part = page.slice(page.indexOf('**A mock'), page.indexOf('## Pact'));
  const told = [...part.matchAll(/`([A-Z][a-z][^`]* [^`]+)`/g)].map(([, title]) => title);
  expect([...found].sort()).toEqual(told.sort());
});
