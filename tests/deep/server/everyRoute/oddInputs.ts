import fc from 'fast-check';

const uuid = '00000000-0000-4000-8000-000000000000';

/** Unusual texts that careless code stores, compares or shows wrongly. */
const oddText = fc.oneof(
  fc.constantFrom('a\0b', '\ud800', 'x\udc00', '\x1b[2J'),
  fc.constantFrom(
    '',
    ' ',
    '\u202eabc',
    '\u200b',
    '\u3164',
    '\ufeff',
    '\x1b[2J',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'NaN',
    '1e400',
    '-1',
    '9'.repeat(400),
    uuid,
    '2027-02-30',
    '0000-01-01',
    '9999-12-31',
    '2027-03-06T25:61:61Z',
    '../..',
    '%00',
    '\r\nA: b',
    "'; drop table bookings; --",
    '<script>',
    'x'.repeat(10_000),
    '\u{1f469}'.repeat(2_000),
    'ada@travelers.example\0',
    `a@${'b'.repeat(250)}.example`,
    'a@b.\u0130',
    '.a..b.@c.example',
    '0.00',
    '0.001',
    '99999999999999999999',
    'USD',
    'XXX',
    'AAA',
    'a.b.c',
    'e30.e30.e30',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/**
 * Numbers that are inserted into the JSON text directly, because `JSON.stringify` cannot write
 * them.
 */
const rawNumbers = ['1e400', '-0', '1E-400', '123456789012345678901234567890'];

const deep = (depth: number, open: string, close: string) =>
  open.repeat(depth) + close.repeat(depth);

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      null,
      true,
      false,
      -1,
      0,
      1.5,
      1e21,
      2 ** 31,
      2 ** 53,
      1e-7,
      ...rawNumbers.map((number) => `<${number}>`),
      [],
      {},
      [[]],
      { length: 3 },
      Object.fromEntries([['__proto__', { rooms: 2 }]]),
      Array.from({ length: 3_000 }, () => 1),
      Array.from({ length: 2_000 }, () => ({})),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** One change of a body. The place is a number that selects one of its fields. */
const change = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'delete', 'add', 'nest'),
  value: oddValue,
  key: fc.constantFrom('__proto__', 'constructor', 'a\0', '\ud800', 'x'.repeat(300), 'id', 'role'),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** Bodies without any schema, as text or bytes. */
const rawBody = fc.constantFrom<(string | Buffer)[]>(
  '',
  'null',
  '[]',
  '"text"',
  '0',
  '-0',
  '1e400',
  '{',
  '{"a":1,}',
  '\ufeff{}',
  '{"a":1}{"b":2}',
  deep(20_000, '[', ']'),
  '['.repeat(60_000),
  deep(9_000, '{"a":', '}').replace('}', '1}'),
  '{"email":"a@b.example","email":{"$ne":1}}',
  `[${'1,'.repeat(20_000)}1]`,
  'x'.repeat(70_000),
  '{"\\u0000":1}',
  '{"text":"\\ud83d"}',
  '{"text":"\0"}',
  '{"__proto__":{"a":1}}',
  Buffer.from([0x22, 0xff, 0xfe, 0x22]),
  Buffer.from('{"a":"b"}', 'utf16le'),
);

/** Returns bodies as they are sent: valid ones with one to three changes, and others. */
export function oddBodies(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string | Buffer> {
  const changed = fc
    .tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([body, changes]) => changes.reduce(changeBody, body));
  return fc.oneof(
    { weight: 1, arbitrary: rawBody },
    { weight: 2, arbitrary: valid.map(toText) },
    { weight: 7, arbitrary: changed.map(toText) },
  );
}

function toText(body: unknown): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  return rawNumbers.reduce((all, number) => all.replaceAll(`"<${number}>"`, number), text);
}

function changeBody(body: unknown, { place, kind, value, key }: Change): unknown {
  const paths = pathsOf(body);
  const path = paths[place % paths.length] ?? [];
  switch (kind) {
    case 'delete':
      return setAt(body, path, undefined);
    case 'add':
      return setAt(body, [...path, key], value);
    case 'nest':
      return setAt(body, path, [body, { [key]: value }]);
    default:
      return setAt(body, path, value);
  }
}

/**
 * Returns copies of a body in which one text at a time is replaced by a text that cannot be stored.
 */
export function unprintableBodies(body: unknown): string[] {
  return pathsOf(body)
    .filter((path) => typeof path.reduce(memberOf, body) === 'string')
    .flatMap((path) => ['a\0b', '\ud800'].map((text) => toText(setAt(body, path, text))));
}

function memberOf(value: unknown, key: string): unknown {
  return Object(value)[key];
}

type Path = readonly string[];

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const below = Object.entries(value).slice(0, 20);
  return [at, ...below.flatMap(([key, child]: [string, unknown]) => pathsOf(child, [...at, key]))];
}

/** Returns a copy with the value at a path, or without it if the value is undefined. */
function setAt(target: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const entries = new Map<string, unknown>(
    typeof target === 'object' && target !== null ? Object.entries(target) : [],
  );
  entries.set(key, setAt(entries.get(key), rest, value));
  if (entries.get(key) === undefined) entries.delete(key);
  return Array.isArray(target) && /^\d+$/.test(key)
    ? [...entries.values()]
    : Object.fromEntries(entries);
}

/** Unusual parts of a path as they are sent. */
export const oddPathParts = fc.oneof(
  fc.constantFrom(
    'a%00b',
    '%FF',
    '%ED%A0%80',
    '%C0%80',
    '..',
    '%2e%2e',
    '%2F',
    '%5c',
    '%',
    '%zz',
    '%u0000',
    '__proto__',
    'constructor',
    '%E2%80%AE',
    '%EF%BB%BF',
    '%0d%0a',
    "'",
    ':id',
    '*',
    uuid,
    '0',
    'x'.repeat(300),
    'x'.repeat(3_000),
    '%41'.repeat(600),
    '%F0%9F%91%A9'.repeat(50),
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map(encodeURIComponent),
);

/** Unusual queries as they are sent. `?name=` uses one of the names that the routes read. */
export const oddQueries = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom('key', 'token', 'hotel', 'before', 'city', 'check_in', '__proto__'),
        fc.oneof(
          fc.constantFrom(`999999999999999-${uuid}`, `0-${uuid}`, '%00', '%FF', '%zz', 'a+b', '='),
          oddPathParts,
        ),
      )
      .map(([name, value]) => `?hotel=a&${name}=${value}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '?',
      '??',
      '?&&',
      '?key[a]=b',
      '?key=a&key=b',
      '?token=a&token=b',
      '?key[]=%00',
      `?${'a=b&'.repeat(400)}`,
      `?key=${'x'.repeat(1_900)}`,
      `?${'a[b]'.repeat(200)}=1`,
    ),
  },
);

/** Unusual headers that the site reads. Node sends each character as one byte. */
export const oddHeaders = fc.constantFrom<Record<string, string>[]>(
  { 'user-agent': '\x80\xff\xa0\u00e9' },
  { 'user-agent': 'x'.repeat(9_000) },
  { cookie: 'stayfarer.session_token=%00; =; ;;' },
  { cookie: 'stayfarer.session_token=a.b%E0%A4%A; stayfarer.two_factor=%00' },
  { cookie: `stayfarer.session_token=${'x'.repeat(4_000)}.${'y'.repeat(44)}` },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json; charset=utf-32' },
  { 'content-type': 'application/json; charset="' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded; charset=utf-7' },
  { 'content-encoding': 'gzip' },
  { 'idempotency-key': 'x'.repeat(129) },
  { 'idempotency-key': '\xff'.repeat(20) },
  { origin: 'null' },
  { 'x-forwarded-for': 'unknown, :::, 1.2.3.4:99999, [::1' },
  { 'x-request-id': '\xff' },
  { 'accept-language': '\x80,*;q=x' },
  { 'if-none-match': '"' },
  { host: 'a b' },
  { range: 'bytes=0-0' },
);
