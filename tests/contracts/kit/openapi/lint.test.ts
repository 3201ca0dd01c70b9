import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lintDocument } from '#contracts/kit/openapi/lintDocument.ts';
import { openapiDocument } from '#contracts/kit/openapi/openapiDocument.ts';
import { runScript } from '../../../support/runScript.ts';

const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lint = async (document: object) => {
  const problems = await lintDocument(JSON.stringify(document), join(folder, 'openapi.json'));
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`).join('\n');
};

it('accepts the document', async () => {
  expect(await lint(openapiDocument())).toBe('');
});

it('reports an example that does not match its schema', async () => {
  const { components, ...document } = openapiDocument();
  const { Hotel, ...schemas } = components.schemas;
  const strict = { ...Hotel, required: ['id', 'name', 'price'] };
  const problems = await lint({
    ...document,
    components: { schemas: { ...schemas, Hotel: strict } },
  });
  expect(problems).toContain("must have required property 'price'");
});

it('reports an operation without a description', async () => {
  const { paths, ...document } = openapiDocument();
  const [[path, item] = []] = Object.entries(paths);
  const get = { ...Object(item).get, description: undefined };
  const problems = await lint({ ...document, paths: { ...paths, [String(path)]: { get } } });
  expect(problems).toContain('operation-description');
});

it('the command exits with 1 for a document without descriptions', async () => {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify({ ...openapiDocument(), paths: { '/a': { get: {} } } }));
  const { code, stdout, stderr } = await runScript('contracts/kit/command.ts', ['lint', file]);
  expect(code).toBe(1);
  expect(stdout + stderr).toContain('operation-description');
});
