import { csvOf } from '#server/desk/csv.ts';

test.each([
  ['text and numbers', ['a', 1, null], 'a,1,'],
  ['a comma', ['a, b', 'c'], '"a, b",c'],
  ['quotation marks', ['say "a"'], '"say ""a"""'],
  ['several lines', ['a\r\nb', 'a\nb'], '"a\r\nb","a\nb"'],
  ['signs that begin a formula', ['=1+1', '+1', '-a', '@a'], "'=1+1,'+1,'-a,'@a"],
  ['their full-width forms', ['＝1', '＋1', '－1', '＠1'], "'＝1,'＋1,'－1,'＠1"],
  ['white space before a formula', ['\t=1', '\r=1', '\n=1'], '\'\t\'=1,"\'\r=1","\'\n=1"'],
  ['a formula after a semicolon', ['x;=cmd', 'a; @b'], "x;'=cmd,a; '@b"],
  ['a formula after a minus and a number', ['-1+cmd'], "'-1+cmd"],
  ['negative amounts', ['-12.50', -3], '-12.50,-3'],
  ['signs inside a text', ['a=b', 'x@hotels.example'], 'a=b,x@hotels.example'],
])('a CSV file is correct for %s', (_what, cells, line) => {
  expect(csvOf([cells])).toBe(`\uFEFF${line}\r\n`);
});
