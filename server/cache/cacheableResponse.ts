import { hash } from 'node:crypto';
import { variesByLanguage } from '#contracts/provider/calls/freshness.ts';
import { jsonOf, type ProviderResponse } from '../provider/readResponse.ts';
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

/** What the site makes of a response before it sends it. */
export type SiteForm = {
  /** A response is written once for each name. */
  name: string;
  /** Makes the body from the JSON of the response; undefined if it is the response's own. */
  write: (json: unknown) => Promise<Buffer | undefined> | Buffer | undefined;
  /** The value of its `Preference-Applied` header. */
  preference?: string | undefined;
};

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
  /** The provider sent no JSON with an error, and a problem of the site is in its place. */
  readonly bodyReplaced: boolean;
  private readonly tag: Tag | undefined;
  private readonly ready: Partial<Record<Encoding, Representation>> = {};
  private readonly pending: Partial<Record<Encoding, Promise<Representation>>> = {};
  private json: ProviderResponse['json'];
  private readonly forms = new Map<string, CacheableResponse | Promise<CacheableResponse>>();
  private grow: () => void = () => {};

  /** `confirmed` is the earlier response with the same body that this one replaces. */
  constructor(
    { status, headers, body, json, bodyReplaced }: Omit<ProviderResponse, 'upstreamMs'>,
    confirmed?: CacheableResponse,
  ) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.bodyReplaced = confirmed?.bodyReplaced ?? bodyReplaced ?? false;
    this.tag = confirmed?.tag ?? tagOf(status, headers, body);
    this.ready.identity = this.represent('identity', body);
    for (const encoding of ['gzip', 'br'] as const) {
      const earlier = confirmed?.ready[encoding];
      if (earlier) this.add(encoding, earlier.body);
    }
    for (const [name, form] of confirmed?.madeForms ?? []) {
      this.forms.set(name, this.formOf(form.body, form.headers, form));
    }
    this.json = json;
  }

  /**
   * A form of a 200 that the site writes, made when it is first asked for; the response itself
   * where that is the same.
   */
  siteForm(form: SiteForm): CacheableResponse | Promise<CacheableResponse> {
    if (this.status !== 200) return this;
    const known = this.forms.get(form.name);
    if (known) return known;
    const pending = this.makeForm(form);
    this.forms.set(form.name, pending);
    return pending;
  }

  /**
   * The JSON of the body: as it was parsed to check it, until `forgetValue` is called, then read
   * again from the body that is stored.
   */
  value(): unknown {
    return jsonOf({ body: this.body, ...(this.json && { json: this.json }) })?.value;
  }

  /** Forgets the parsed JSON, which takes several times the memory of the body. */
  forgetValue(): void {
    this.json = undefined;
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

  /** The memory it takes, the site's form and all representations included. */
  get bytes(): number {
    let bytes = entryOverhead - representationOverhead + this.body.length;
    for (const { body } of Object.values(this.ready)) {
      bytes += representationOverhead;
      if (body !== this.body) bytes += body.length;
    }
    for (const [, form] of this.madeForms) bytes += form.bytes;
    return bytes;
  }

  /** Calls back whenever `bytes` has grown. */
  onGrow(grow: () => void): void {
    this.grow = grow;
  }

  private get madeForms(): [string, CacheableResponse][] {
    return [...this.forms].flatMap(([name, form]): [string, CacheableResponse][] =>
      form instanceof CacheableResponse && form !== this ? [[name, form]] : [],
    );
  }

  private async makeForm({ name, write, preference }: SiteForm): Promise<CacheableResponse> {
    const body = await write(this.value());
    const applied = preference && { 'preference-applied': preference };
    const form = body ? this.formOf(body, applied || {}) : this;
    this.forms.set(name, form);
    this.grow();
    return form;
  }

  /**
   * A response with the same headers but the provider's ETag: another version of the site may write
   * it otherwise.
   */
  private formOf(
    body: Buffer,
    { 'preference-applied': preference }: ProviderResponse['headers'],
    confirmed?: CacheableResponse,
  ): CacheableResponse {
    const headers: Record<string, string> = {
      ...this.headers,
      ...(preference && { 'preference-applied': preference }),
    };
    delete headers['etag'];
    const form = new CacheableResponse({ status: this.status, headers, body }, confirmed);
    form.onGrow(() => this.grow());
    return form;
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
