import { readFileSync } from 'node:fs';

const withoutComments = (file: string) =>
  readFileSync(`docs/deploy/${file}`, 'utf8').replaceAll(/#.*$/gm, '');

test('nginx.conf logs no query and no Referer', () => {
  const text = withoutComments('nginx.conf');
  const [, format = ''] = /log_format hotels ([^;]*);/.exec(text) ?? [];
  expect(format).toContain('$uri');
  expect(format).not.toMatch(
    /\$(?:request(?![\w])|request_uri|args|query_string|is_args|arg_|http_)/,
  );
  const servers = text.split(/^server \{/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    expect(server.match(/access_log [^;]*/g)).toEqual([
      'access_log /var/log/nginx/hotels.log hotels',
    ]);
    // Lines of the error log end with the whole request in every format.
    expect(server).toMatch(/error_log \S+ alert;/);
  }
});

test('haproxy.cfg logs no query and no Referer', () => {
  const text = withoutComments('haproxy.cfg');
  const [, format = ''] = /log-format "(.*)"/.exec(text) ?? [];
  expect(format).toContain('%HPO');
  expect(format).not.toMatch(/%r\b|%\{\+Q\}r|%HU|%HQ|%hr|%hs/);
  expect(text).not.toMatch(/option httplog|capture request header/);
});
