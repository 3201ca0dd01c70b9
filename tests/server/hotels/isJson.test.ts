import { isJson } from '#server/hotels/isJson.ts';
import { fullHotel } from '#contracts/samples/fullHotel.ts';
import { runScript } from '../../support/runScript.ts';

function parses(bytes: Buffer): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}

describe('isJson', () => {
  test.each([
    ...[
      '',
      ' ',
      '{}',
      '[]',
      ' [ ] ',
      '[1,]',
      '[,1]',
      '{"a":1,}',
      '{"a"}',
      '{a:1}',
      "{'a':1}",
      '{"a":}',
    ],
    ...[
      '0',
      '-0',
      '01',
      '-',
      '1.',
      '.5',
      '1.5e+3',
      '1e',
      '1E5',
      '+1',
      'NaN',
      'Infinity',
      '0x10',
      '1e-',
    ],
    ...[
      'true',
      'tru',
      'truefalse',
      'null',
      'undefined',
      'false ',
      '"',
      '"a',
      '"\\"',
      '"\\u00e9"',
      '[1 2]',
    ],
    ...[
      '"\\b\\f\\n\\r\\t\\uD83D\\ude00\\u000F"',
      '"\\u00g9"',
      '"\\u/000"',
      '"\\u000:"',
      '"\\U0000"',
      'nul',
      'falsy',
      '"\\x41"',
      '"\\u00e"',
      '"a\nb"',
      '"\t"',
      '"\u007f"',
      '"é"',
      '"\\/"',
      '"\\',
      '\ufeff{}',
    ],
    ...[
      '[[[]]',
      '[]]',
      '{"a":{"b":[1,{"c":null}]}}',
      '{"__proto__":1}',
      '[1]\0',
      '[1]x',
      '{}{}',
      '[]\u00a0',
    ],
    ...[
      '1,2',
      '{},{}',
      '["a""b"]',
      '"a""b"',
      '{"a":"b""c"}',
      '{"a":1"b":2}',
      '\t1\t',
      '\r\n[\t1\t,\n2\r]\n',
      '{"a"\t:\r1}',
      '1}',
      '1]',
      '1},[2',
    ],
  ])('judges %j as JSON.parse does', (text) => {
    const bytes = Buffer.from(text);
    expect(isJson(bytes)).toBe(parses(bytes));
  });

  test('every cut and every changed byte of a hotel is judged as JSON.parse does', () => {
    const whole = Buffer.from(
      JSON.stringify([fullHotel, { 'é\n"': [-1.5e-7, true, null, '\u0001'] }]),
    );
    expect(isJson(whole)).toBe(true);
    const differing: string[] = [];
    const compare = (bytes: Buffer) => {
      if (isJson(bytes) !== parses(bytes)) differing.push(bytes.toString());
    };
    for (let at = 0; at < whole.length; at += 1) {
      compare(whole.subarray(0, at));
      compare(Buffer.concat([whole.subarray(0, at), whole.subarray(at + 1)]));
      compare(Buffer.concat([whole.subarray(0, at + 1), whole.subarray(at)]));
      const changed = Buffer.from(whole);
      for (const byte of Buffer.from('\0\t\n ",:-0[\\]e{}\xc3', 'latin1')) {
        changed[at] = byte;
        compare(changed);
      }
    }
    expect(differing).toEqual([]);
  });

  test('a string of any length is read to its end and no further', () => {
    for (let length = 0; length < 50; length += 1) {
      const letters = 'é'.repeat(length % 3) + 'a'.repeat(length);
      for (const tail of [
        '"',
        '\\"',
        '\\""',
        '\\n"',
        '\n"',
        '\u001f"',
        '',
        '"x',
        '" ',
        '\\u12"',
        '"0',
      ]) {
        const text = `"${letters}${tail}`;
        expect([text, isJson(Buffer.from(text))]).toEqual([text, parses(Buffer.from(text))]);
      }
    }
  });

  test('nothing of a longer text is read into the next one', () => {
    const large = Buffer.from(JSON.stringify('a'.repeat(300_000)));
    // Whatever lies behind a text was there before it: brackets to close, letters to read on.
    for (const text of ['1},[2', '1],[2', '"a', '1', 'tru', '{"a"', '[1']) {
      const bytes = Buffer.from(text);
      for (const left of '}]":1e') {
        isJson(Buffer.from(left.repeat(300)));
        expect([text, left, isJson(bytes)]).toEqual([text, left, parses(bytes)]);
      }
    }
    for (const text of ['[1', '"a', '{"a"', '1', '12', 'tru', '[[', '-']) {
      for (const before of [large, Buffer.from(`${text}2]"]]}:1}`), Buffer.from(`${text}e"`)]) {
        isJson(before);
        const bytes = Buffer.from(text);
        expect([text, isJson(bytes)]).toEqual([text, parses(bytes)]);
      }
    }
    expect(isJson(large)).toBe(true);
  });

  test('bytes that are no UTF-8 are no JSON', () => {
    expect(isJson(Buffer.from([0x22, 0xff, 0x22]))).toBe(false);
  });

  test('nesting without end is refused at 128, without memory for it', () => {
    const nested = (depth: number) => Buffer.from('['.repeat(depth) + ']'.repeat(depth));
    expect(isJson(nested(128))).toBe(true);
    expect(isJson(nested(129))).toBe(false);
    expect(isJson(Buffer.alloc(10_000_000, '['))).toBe(false);
    expect(isJson(Buffer.from('{"a":'.repeat(200) + '1' + '}'.repeat(200)))).toBe(false);
  });
});

test('the module is what its source makes', async () => {
  expect(await runScript('server/assemble.ts', ['--check'])).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
});
