import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runDiff } from '#contracts/kit/diff/runDiff.ts';
import { openapiPath, openapiText } from '#contracts/kit/openapi/openapiFile.ts';
import { inMemory } from '../../../support/inMemory.ts';
import { runScript } from '../../../support/runScript.ts';

const repository = mkdtempSync(join(tmpdir(), 'contracts-'));
const git = (...args: string[]) => {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.org'];
  return execFileSync('git', [...who, ...args], { cwd: repository, stdio: 'pipe' });
};
const write = (text: string, file = openapiPath) => writeFileSync(join(repository, file), text);
const diff = (...args: string[]) => inMemory((streams) => runDiff(args, streams, repository));

const today = openapiText();
const withoutStars = () => {
  const document = JSON.parse(today);
  delete document.components.schemas.Hotel.properties.star_rating;
  return JSON.stringify(document);
};

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  git('commit', '--quiet', '--allow-empty', '--message=before there was a contract');
  git('tag', 'early');
  mkdirSync(join(repository, 'contracts/provider'), { recursive: true });
  write(today);
  git('add', '.');
  git('commit', '--quiet', '--message=the contract');
});
beforeEach(() => write(today));
afterAll(() => rmSync(repository, { recursive: true }));

it('compares a revision with the working tree, and exits with 0 when nothing changed', async () => {
  expect(await diff('main')).toEqual({
    code: 0,
    stdout: 'No changes that affect a site or a provider.\n',
    stderr: '',
  });
});

it('prints what breaks, for which side and on which screens, and exits with 1', async () => {
  write(withoutStars());
  const { code, stdout } = await diff('HEAD');
  expect(code).toBe(1);
  expect(stdout).toBe(`Breaking

  Hotel.star_rating is removed; it was optional before.
      breaks the consumer’s side: a site built for the old contract
      read by: Home, explore hotels; Hotel listing; Hotel detail; Comparison; Favorites; Pre-checkout; Checkout

1 change; breaking for the consumer’s side: 1, for the provider’s side: 0.
`);
});

it('compares two files, and exits with 0 when nothing breaks', async () => {
  write(withoutStars(), 'lean.json');
  const { code, stdout } = await diff('lean.json', openapiPath);
  expect(code).toBe(0);
  expect(stdout).toContain('Not breaking\n\n  Hotel.star_rating is new and optional.\n');
});

it('compares two revisions, as a command', async () => {
  write(withoutStars());
  git('commit', '--quiet', '--all', '--message=remove stars');
  const entry = 'contracts/kit/command.ts';
  expect(await runScript(entry, ['diff', 'HEAD~1', 'HEAD'], { cwd: repository })).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^Breaking/),
  });
});

it.each([
  [[], 'Usage: '],
  [['a', 'b', 'c'], 'Usage: '],
  [['no-such-thing'], "'no-such-thing' is neither a file nor a git revision."],
  [['--output=x'], "'--output=x' is neither a file nor a git revision."],
  [['early'], "Revision 'early' has no contracts/provider/openapi.json"],
  [['text.json'], "'text.json' is not JSON."],
  [['other.json'], "'other.json' is not an OpenAPI document."],
])('exits with 2 and one sentence for %p', async (args, sentence) => {
  write('{', 'text.json');
  write('{"swagger":"2.0"}', 'other.json');
  const { code, stdout, stderr } = await diff(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
});
