import * as v from 'valibot';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const googleMapAtZoom14 = 'https://maps.google.com/maps?q={lat},{lng}&z=14&output=embed';

function webAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}

function isOrigin(text: string): boolean {
  const url = webAddress(text);
  if (!url || url.username || url.password) return false;
  return url.pathname === '/' && !/[?#]/.test(text);
}

function isMapTemplate(text: string): boolean {
  if (!text.includes('{lat}') || !text.includes('{lng}')) return false;
  return webAddress(text.replaceAll('{lat}', '0').replaceAll('{lng}', '0')) !== undefined;
}

const replayPrefix = /^replay:(?=.)/;

const portFault = 'PORT must be a whole number from 0 to 65535';

const sampleRateFault = 'CONTRACT_SAMPLE_RATE must be a share from 0 to 1, such as 0.01';

const environmentSchema = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, portFault),
      v.transform(Number),
      v.maxValue(65_535, portFault),
    ),
    '3000',
  ),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'HOST must be an address or a host name')),
    '127.0.0.1',
  ),
  PROVIDER_HOST: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => replayPrefix.test(text) || isOrigin(text),
        'PROVIDER_HOST must be an http or https origin, such as https://hotels.example, without path, query or credentials, or replay: and the folder of a recording',
      ),
    ),
  ),
  GATE_PASSWORD: v.optional(
    v.pipe(v.string(), v.nonEmpty('GATE_PASSWORD must not be empty')),
    'explore',
  ),
  MAP_EMBED_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isMapTemplate,
        'MAP_EMBED_URL must be an http or https address that contains {lat} and {lng}',
      ),
    ),
    googleMapAtZoom14,
  ),
  CONTRACT_SAMPLE_RATE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\d|\d?\.\d{1,9})$/, sampleRateFault),
      v.transform(Number),
      v.maxValue(1, sampleRateFault),
    ),
    '0.01',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`),
    'info',
  ),
});

/**
 * Reads the whole environment once, at start, so that a wrong setting stops the process before it
 * listens rather than in a traveller's request. Throws one error that names every fault, a line
 * each. Without `providerHost` the recording in `replayFolder` is to be served or, when that is not
 * given either, the sample provider.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>) {
  const { success, output, issues } = v.safeParse(environmentSchema, env);
  if (!success) throw new Error(issues.map((issue) => issue.message).join('\n'));
  return {
    port: output.PORT,
    host: output.HOST,
    ...provider(output.PROVIDER_HOST),
    gatePassword: output.GATE_PASSWORD,
    gatePasswordIsDefault: env['GATE_PASSWORD'] === undefined,
    mapEmbedUrl: output.MAP_EMBED_URL,
    contractSampleRate: output.CONTRACT_SAMPLE_RATE,
    logLevel: output.LOG_LEVEL,
  };
}

function provider(host: string | undefined): { providerHost?: string; replayFolder?: string } {
  if (host === undefined) return {};
  return replayPrefix.test(host)
    ? { replayFolder: host.replace(replayPrefix, '') }
    : { providerHost: new URL(host).origin };
}
export type Config = ReturnType<typeof parseConfig>;
