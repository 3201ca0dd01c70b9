import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteDocument } from '#contracts/kit/openapi/siteDocument.ts';
import { openapiDocument } from '#contracts/kit/openapi/openapiDocument.ts';
import { runScript } from '../../../support/runScript.ts';

const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lint = (...file: string[]) => runScript('contracts/kit/openapi/lint.ts', file);

function written(document: object): string {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
}

it('the committed document passes the linter', async () => {
  expect(await lint()).toMatchObject({ code: 0, stderr: '' });
});

it('an example that does not match the schema fails', async () => {
  const { components, ...document } = openapiDocument();
  const { Hotel, ...schemas } = components.schemas;
  const strict = { ...Hotel, required: ['id', 'name', 'price'] };
  const file = written({ ...document, components: { schemas: { ...schemas, Hotel: strict } } });
  const { code, stdout, stderr } = await lint(file);
  expect(code).toBe(1);
  expect(stdout + stderr).toContain("must have required property 'price'");
});

it('an operation without a description fails', async () => {
  const { paths, ...document } = siteDocument();
  const path = '/api/auth/session';
  const get = { ...paths[path]?.['get'], description: undefined };
  const file = written({ ...document, paths: { ...paths, [path]: { get } } });
  const { code, stdout, stderr } = await lint(file);
  expect(code).toBe(1);
  expect(stdout + stderr).toContain('operation-description');
});

it('a document without descriptions fails', async () => {
  const { code } = await lint(written({ ...openapiDocument(), paths: { '/a': { get: {} } } }));
  expect(code).toBe(1);
});
