import { hash } from 'node:crypto';
import { variesByLanguage } from '#contracts/provider/calls/freshness.ts';
import { minimalPreference } from '#contracts/site/prefer.ts';
import type { ProviderResponse } from '../provider/readResponse.ts';
import { encodeBody, type Encoding, isEncoderBusy } from './encodeBody.ts';

/**
 * A body in one content encoding, with its headers: names and values in turn, as `writeHead` takes
 * them.
 */
export type Representation = {
  body: Buffer;
  etag: string | undefined;
  headers: readonly string[];
};

/** The headers that are passed on, as the provider client and the response spell them. */
const passedOn = [
  ['cache-control', 'Cache-Control'],
  ['content-language', 'Content-Language'],
  ['date', 'Date'],
  ['expires', 'Expires'],
  ['last-modified', 'Last-Modified'],
  ['preference-applied', 'Preference-Applied'],
  ['retry-after', 'Retry-After'],
] as const;

/** Makes the body of a short form of a response from its JSON; undefined where it has none. */
export type Shorten = (json: unknown) => Promise<Buffer | undefined>;

/** The parts of an entity tag: `W/` or nothing, and the text between the quotes. */
type Tag = { weak: string; opaque: string };
const tagShape = /^(W\/)?"([\x21\x23-\x7e]{1,200})"$/;

/**
 * The memory that a stored response takes besides its bodies, for headers, objects and keys, and
 * each further representation. Measured as the growth of the process by 60,000 small responses,
 * docs/performance.md.
 */
const entryOverhead = 3_072;
const representationOverhead = 768;

/**
 * A response of the provider, ready to be sent any number of times. Each content encoding is made
 * when a client first accepts it. Each representation of a 200 has its own ETag: the provider's, or
 * a digest of the content, followed by the encoding's name. RFC 9110 §8.8.3.
 */
export class CacheableResponse {
  readonly status: number;
  readonly headers: ProviderResponse['headers'];
  readonly body: Buffer;
  private readonly tag: Tag | undefined;
  private readonly ready: Partial<Record<Encoding, Representation>> = {};
  private readonly pending: Partial<Record<Encoding, Promise<Representation>>> = {};
  private json: { value: unknown } | undefined;
  private short: CacheableResponse | Promise<CacheableResponse> | undefined;
  private grow: () => void = () => {};

  /** `confirmed` is the earlier response with the same body that this one replaces. */
  constructor(
    { status, headers, body, json }: Omit<ProviderResponse, 'upstreamMs'>,
    confirmed?: CacheableResponse,
  ) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.tag = confirmed?.tag ?? tagOf(status, headers, body);
    this.ready.identity = this.represent('identity', body);
    for (const encoding of ['gzip', 'br'] as const) {
      const earlier = confirmed?.ready[encoding];
      if (earlier) this.add(encoding, earlier.body);
    }
    const short = confirmed?.madeShort;
    if (short) this.short = this.shortOf(short.body, short);
    // Whoever waits for the response is given it before this runs.
    this.json = json;
    if (json) setImmediate(() => void (this.json = undefined));
  }

  /**
   * The short form of a 200, made when it is first asked for; the response itself where it has
   * none.
   */
  shortForm(shorten: Shorten): CacheableResponse | Promise<CacheableResponse> {
    this.short ??= this.status === 200 ? this.makeShort(shorten) : this;
    return this.short;
  }

  /** The body in this encoding; unencoded if that is smaller or all encoders are busy. */
  representation(encoding: Encoding): Representation | Promise<Representation> {
    const known = this.ready[encoding] ?? this.pending[encoding];
    if (known) return known;
    if (encoding === 'identity') return this.add('identity', this.body);
    if (isEncoderBusy(this.body)) return this.represent('identity', this.body);
    const encoded = encodeBody(this.body, encoding);
    if (!encoded || Buffer.isBuffer(encoded)) return this.add(encoding, encoded ?? this.body);
    const pending = encoded.then((body) => this.add(encoding, body ?? this.body));
    this.pending[encoding] = pending;
    return pending;
  }

  /** The memory it takes, its short form and all representations included. */
  get bytes(): number {
    let bytes = entryOverhead - representationOverhead + this.body.length;
    for (const { body } of Object.values(this.ready)) {
      bytes += representationOverhead;
      if (body !== this.body) bytes += body.length;
    }
    return bytes + (this.madeShort?.bytes ?? 0);
  }

  /** Calls back whenever `bytes` has grown. */
  onGrow(grow: () => void): void {
    this.grow = grow;
  }

  private get madeShort(): CacheableResponse | undefined {
    const { short } = this;
    return short instanceof CacheableResponse && short !== this ? short : undefined;
  }

  private async makeShort(shorten: Shorten): Promise<CacheableResponse> {
    const value: unknown = this.json ? this.json.value : JSON.parse(this.body.toString());
    const body = await shorten(value);
    this.short = body ? this.shortOf(body) : this;
    this.grow();
    return this.short;
  }

  /**
   * A response with the same headers but the provider's ETag: another version of the site may
   * shorten otherwise.
   */
  private shortOf(body: Buffer, confirmed?: CacheableResponse): CacheableResponse {
    const headers: Record<string, string> = {
      ...this.headers,
      'preference-applied': minimalPreference,
    };
    delete headers['etag'];
    const short = new CacheableResponse({ status: this.status, headers, body }, confirmed);
    short.onGrow(() => this.grow());
    return short;
  }

  private add(encoding: Encoding, body: Buffer): Representation {
    const representation = this.represent(body === this.body ? 'identity' : encoding, body);
    this.ready[encoding] = representation;
    this.pending[encoding] = undefined;
    this.grow();
    return representation;
  }

  private represent(encoding: Encoding, body: Buffer): Representation {
    const { headers, tag } = this;
    const list = ['Content-Type', headers['content-type'] ?? 'application/json'];
    list.push('Content-Length', String(body.length));
    if (encoding !== 'identity') list.push('Content-Encoding', encoding);
    const vary = variesByLanguage(headers) ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding';
    list.push('Vary', vary);
    const etag = tag && `${tag.weak}"${tag.opaque}-${encoding}"`;
    if (etag) list.push('ETag', etag);
    for (const [received, name] of passedOn) {
      const value = headers[received];
      if (value !== undefined) list.push(name, value);
    }
    return { body, etag, headers: list };
  }
}

/**
 * The provider's entity tag. A digest of the content if there is none, if it is invalid, or if it
 * may be the same in each language.
 */
function tagOf(
  status: number,
  headers: ProviderResponse['headers'],
  body: Buffer,
): Tag | undefined {
  if (status !== 200) return undefined;
  const [, weak = '', opaque] = tagShape.exec(headers['etag'] ?? '') ?? [];
  if (opaque !== undefined && !variesByLanguage(headers)) return { weak, opaque };
  return { weak: '', opaque: hash('sha256', body, 'base64url').slice(0, 22) };
}
