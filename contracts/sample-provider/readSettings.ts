/**
 * Reads the settings of `npm run provider` from its environment. Returns one sentence when one is
 * wrong.
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const { HOST: host = '127.0.0.1', PORT = '4000', SAMPLE_RATES = 'on' } = env;
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port < 1 || port > 65_535) {
    return `PORT must be a number from 1 to 65535, not '${PORT}'.`;
  }
  if (SAMPLE_RATES !== 'on' && SAMPLE_RATES !== 'off') {
    return `SAMPLE_RATES must be 'on' or 'off', not '${SAMPLE_RATES}'.`;
  }
  const mediaOrigin = env['MEDIA_ORIGIN'] ?? `http://localhost:${port}`;
  const database = { databaseUrl: env['DATABASE_URL'], dataDir: env['DATA_DIR'] };
  return { host, port, mediaOrigin, rates: SAMPLE_RATES === 'on', ...database };
}
