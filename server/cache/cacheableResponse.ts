import { hash } from 'node:crypto';
import { variesByLanguage } from '#contracts/provider/calls/freshness.ts';
import { jsonOf, type ProviderResponse } from '../provider/readResponse.ts';
import { encodeBody, type Encoding, isEncoderBusy } from './encodeBody.ts';

/**
 * A body in one content encoding with its headers: alternating names and values, as `writeHead`
 * takes them.
 */
export type Representation = {
  body: Buffer;
  etag: string | undefined;
  headers: readonly string[];
};

/** The forwarded headers, in the spelling of the provider client and of the response. */
const passedOn = [
  ['cache-control', 'Cache-Control'],
  ['content-language', 'Content-Language'],
  ['date', 'Date'],
  ['expires', 'Expires'],
  ['last-modified', 'Last-Modified'],
  ['preference-applied', 'Preference-Applied'],
  ['retry-after', 'Retry-After'],
] as const;

/** A rewritten form of a response that the site sends instead of the original. */
export type SiteForm = {
  /** The name of the form. A response is rewritten once per name. */
  name: string;
  /**
   * Returns the new body for the JSON of the response, or undefined to keep the body of the
   * response.
   */
  write: (json: unknown) => Promise<Buffer | undefined> | Buffer | undefined;
  /** The value of the `Preference-Applied` header. */
  preference?: string | undefined;
};

/** The parts of an entity tag: `W/` or nothing, and the text between the quotes. */
type Tag = { weak: string; opaque: string };
const tagShape = /^(W\/)?"([\x21\x23-\x7e]{1,200})"$/;

/**
 * The memory in bytes of a stored response besides its bodies, for headers, objects and keys, and
 * the memory of each further representation. Measured as the growth of the process after 60,000
 * small responses, docs/performance.md.
 */
const entryOverhead = 3_072;
const representationOverhead = 768;

/**
 * A response of the provider that can be sent any number of times. The body is encoded when a
 * client first accepts the encoding. Each representation of a 200 has its own ETag: the provider's,
 * or a digest of the content, followed by the encoding's name. RFC 9110 §8.8.3.
 */
export class CacheableResponse {
  readonly status: number;
  readonly headers: ProviderResponse['headers'];
  readonly body: Buffer;
  /**
   * Whether the provider sent an error without JSON, so that the site's own problem replaces the
   * body.
   */
  readonly bodyReplaced: boolean;
  private readonly tag: Tag | undefined;
  private readonly ready: Partial<Record<Encoding, Representation>> = {};
  private readonly pending: Partial<Record<Encoding, Promise<Representation>>> = {};
  private json: ProviderResponse['json'];
  private readonly forms = new Map<string, CacheableResponse | Promise<CacheableResponse>>();
  private grow: () => void = () => {};

  /** `confirmed` is the earlier response with the same body, which this response replaces. */
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
   * Returns a form of a 200, which is made on first use. Returns this response if the form does not
   * change the body.
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
   * Returns the JSON of the body. Until `forgetValue` is called, this is the value that was parsed
   * for the check. Later calls parse the stored body again.
   */
  value(): unknown {
    return jsonOf({ body: this.body, ...(this.json && { json: this.json }) })?.value;
  }

  /** Forgets the parsed JSON, which needs several times the memory of the body. */
  forgetValue(): void {
    this.json = undefined;
  }

  /**
   * Returns the body in this encoding, or unencoded if that is smaller or all encoders are busy.
   */
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

  /** The memory of the response, including the site's forms and all representations. */
  get bytes(): number {
    let bytes = entryOverhead - representationOverhead + this.body.length;
    for (const { body } of Object.values(this.ready)) {
      bytes += representationOverhead;
      if (body !== this.body) bytes += body.length;
    }
    for (const [, form] of this.madeForms) bytes += form.bytes;
    return bytes;
  }

  /** Calls `grow` whenever `bytes` has grown. */
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
   * Returns a response with the same headers except the provider's ETag, because another version of
   * the site may write another body.
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
 * Returns the provider's entity tag. Returns a digest of the content if the tag is missing or
 * invalid, or if it may be the same for each language.
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
