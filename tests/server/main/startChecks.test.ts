import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseConfig } from '#server/main/config.ts';
import { requireProductionSettings, requireWritableFolder } from '#server/main/startChecks.ts';
import { unknownVariables } from '#server/main/unknownVariables.ts';

const provided = { PROVIDER_HOST: 'https://hotels.example' };
const whole = {
  ...provided,
  SITE_ORIGIN: 'https://www.hotels.example',
  SMTP_URL: 'smtps://mail.example:465',
  DATABASE_URL: 'postgres://hotels:word@db.example/hotels',
  AUTH_SECRET: 'a secret of thirty-two characters',
  OPERATOR_NAME: 'Quay & Sons',
  OPERATOR_ADDRESS: '1 Quay Street, Cork',
  OPERATOR_EMAIL: 'hello@quay.example',
};
const imprint = 'OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL';

describe('the settings that a production site with a provider needs', () => {
  test.each<[string, Record<string, string | undefined>, string | undefined]>([
    ['everything is set', whole, undefined],
    ['nothing is set', provided, `SITE_ORIGIN, SMTP_URL, ${imprint}`],
    ['only the origin is missing', { ...whole, SITE_ORIGIN: undefined }, 'SITE_ORIGIN'],
    ['the mail server is missing', { ...whole, SMTP_URL: undefined }, 'SMTP_URL'],
    ['mails are files on purpose', { ...whole, SMTP_URL: undefined, MAIL: 'files' }, undefined],
    [
      'the secret of a shared database is missing',
      { ...whole, AUTH_SECRET: undefined },
      'AUTH_SECRET',
    ],
    [
      'the secret of an embedded database is missing',
      { ...whole, DATABASE_URL: undefined, AUTH_SECRET: undefined },
      undefined,
    ],
    ['a part of the imprint is missing', { ...whole, OPERATOR_ADDRESS: undefined }, imprint],
    [
      'the operator has written pages instead of an imprint',
      { ...whole, OPERATOR_NAME: undefined, CONTENT_DIR: '/srv/pages' },
      undefined,
    ],
    ['the sample provider', {}, undefined],
    ['the sample provider without a gate', { GATE: 'off' }, imprint],
    ['a recording', { PROVIDER_HOST: 'replay:/tmp/monday' }, undefined],
  ])('%s', (_case, env, missing) => {
    const check = () => requireProductionSettings(parseConfig(env), { NODE_ENV: 'production' });
    if (missing === undefined) expect(check).not.toThrow();
    else expect(check).toThrow(new RegExp(`settings are missing: ${missing}\\.`));
  });

  test('never include the sample bank, whichever provider has the hotels', () => {
    for (const env of [{ PAYMENTS: 'sample' }, { ...whole, PAYMENTS: 'sample' }]) {
      expect(() =>
        requireProductionSettings(parseConfig(env), { ...env, NODE_ENV: 'production' }),
      ).toThrow('PAYMENTS=sample is not allowed in production');
      expect(() => requireProductionSettings(parseConfig(env), env)).not.toThrow();
    }
  });

  test.each([undefined, 'development', 'test'])('are not needed with NODE_ENV %j', (NODE_ENV) => {
    expect(() => requireProductionSettings(parseConfig(provided), { NODE_ENV })).not.toThrow();
  });
});

test('an unwritable folder is reported if the site needs to store something in it', () => {
  // Nobody can create a folder below a file, not even root.
  const DATA_DIR = `${process.cwd()}/package.json/x`;
  expect(() => requireWritableFolder(parseConfig({ DATA_DIR }))).toThrow(
    /^DATA_DIR \S+package\.json\/x cannot be written \(ENOTDIR\): /,
  );
  expect(() => requireWritableFolder(parseConfig({ ...whole, DATA_DIR }))).not.toThrow();
});

test.each([
  'docs/deploy/kubernetes.yaml',
  'docs/deploy/hotels@.service',
  'compose.yaml',
  'README.md',
])('%s names every setting that a production start needs', (file) => {
  const text = readFileSync(file, 'utf8');
  const missing = () =>
    requireProductionSettings(parseConfig({ ...provided, DATABASE_URL: whole.DATABASE_URL }), {
      NODE_ENV: 'production',
    });
  const [, list = ''] = /settings are missing: ([A-Z_, ]+)\./.exec(messageOf(missing)) ?? [];
  const needed = ['NODE_ENV', 'PROVIDER_HOST', ...list.split(', ')];
  expect(needed.length).toBeGreaterThan(5);
  const isSet = (name: string) => new RegExp(`\\b${name}\\b`).test(text);
  // The image sets NODE_ENV.
  const ofImage = /kubernetes|compose/.test(file) ? ['NODE_ENV'] : [];
  expect(needed.filter((name) => !isSet(name) && !ofImage.includes(name))).toEqual([]);
  const image = readFileSync('Dockerfile', 'utf8');
  expect(image).toMatch(/^ENV NODE_ENV=production /m);
});

function messageOf(check: () => void): string {
  try {
    check();
    return '';
  } catch (error) {
    return String(error);
  }
}

test('the deployment example uses the image of this version', () => {
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const example = readFileSync('docs/deploy/kubernetes.yaml', 'utf8');
  expect(/image: \S+:(\S+)/.exec(example)?.[1]).toBe(version);
});

describe('variables that look like settings', () => {
  test.each([
    ['RATE_LIMITS', 'RATE_LIMIT'],
    ['RATELIMIT', 'RATE_LIMIT'],
    ['RATE_LIMTI', 'RATE_LIMIT'],
    ['rate_limits', 'RATE_LIMIT'],
    ['SITE_ORGIN', 'SITE_ORIGIN'],
    ['DATABSE_URI', 'DATABASE_URL'],
    ['ALLOWED_HOST', 'ALLOWED_HOSTS'],
    ['METRIC_PORT', 'METRICS_PORT'],
    ['WORKRES', 'WORKERS'],
  ])('%s is probably %s', (name, nearest) => {
    expect(unknownVariables({ [name]: '1', ...whole })).toEqual([{ name, nearest }]);
  });

  test('settings, system variables and those of other tools are not reported', () => {
    const names = [
      ...'PATH HOME HOSTNAME HOSTS PORTS MAILTO MAILCHECK LOGNAME SHLVL TERM TMPDIR XDG_DATA_DIRS LC_ALL'.split(
        ' ',
      ),
      ...'NODE_ENV NODE_OPTIONS npm_config_cache CI PGHOST PGPORT PGUSER PGDATABASE POSTGRES_HOST'.split(
        ' ',
      ),
      ...'KUBERNETES_PORT KUBERNETES_SERVICE_HOST HOTELS_SERVICE_HOST HOTELS_SERVICE_PORT'.split(
        ' ',
      ),
      ...'INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY NOTIFY_SOCKET DOCKER_HOST HTTPS_PROXY NO_PROXY'.split(
        ' ',
      ),
      ...'OTEL_EXPORTER_OTLP_ENDPOINT BETTER_AUTH_SECRET YARN_VERSION LISTEN_PID MEMORY_PRESSURE_WATCH'.split(
        ' ',
      ),
      ...Object.keys(process.env),
    ];
    expect(unknownVariables(Object.fromEntries(names.map((name) => [name, '1'])))).toEqual([]);
    expect(unknownVariables({ ...whole, PROVIDER_PORT: 'tcp://10.0.0.1:80' })).toEqual([]);
  });
});
