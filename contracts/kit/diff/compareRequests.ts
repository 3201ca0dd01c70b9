import { isSchema, type JsonSchema } from '../openapi/describeSchema.ts';
import { type Change, changeAt, type ComparedPart } from './change.ts';
import { compareKeywords } from './compareKeywords.ts';
import { compareSchemas } from './compareSchemas.ts';
import { entriesOf, type RefResolver, schemaOf } from './document.ts';
import { expandedText } from './expandedText.ts';
import { texts } from './schemaShape.ts';

type Secured = { document: JsonSchema; call: JsonSchema };

/**
 * Compares the credentials that a call requires. A new requirement breaks sites that send none; a
 * dropped one breaks providers that still require it.
 */
export function compareSecurity(old: Secured, now: Secured, part: ComparedPart): Change[] {
  const [was, is] = [requirementsOf(old), requirementsOf(now)];
  const change = changeAt(part);
  if (textOf(was) === textOf(is)) return [];
  const [wasOpen, isOpen] = [isAnonymous(was), isAnonymous(is)];
  if (wasOpen && isOpen) return [change('accepts other optional credentials', 'same')];
  if (wasOpen) return [change(`now requires credentials: ${namesIn(is)}`, 'narrower')];
  if (isOpen) return [change('no longer requires credentials', 'wider')];
  return [
    change(
      `now requires other credentials: ${namesIn(is)}, previously ${namesIn(was)}`,
      'incompatible',
    ),
  ];
}

type Requirements = { name: string; scopes: string[]; scheme: string }[][];

/** Returns the alternatives in `security`, each as a list of schemes with their definitions. */
function requirementsOf({ document, call }: Secured): Requirements {
  const security: unknown = call['security'] ?? document['security'] ?? [];
  const { components } = document;
  const schemes = isSchema(components) ? components['securitySchemes'] : undefined;
  return (Array.isArray(security) ? security : []).filter(isSchema).map((alternative) =>
    Object.entries(alternative).map(([name, scopes]) => {
      const scheme = isSchema(schemes) ? schemes[name] : undefined;
      return {
        name,
        scopes: texts(scopes).sort(),
        scheme: expandedText('', scheme, (node) => node),
      };
    }),
  );
}

/**
 * Returns a text that does not depend on the order of the alternatives or of the schemes in each.
 */
function textOf(requirements: Requirements): string {
  return requirements
    .map((schemes) =>
      schemes
        .map((scheme) => JSON.stringify(scheme))
        .sort()
        .join(),
    )
    .sort()
    .join(' or ');
}

function isAnonymous(requirements: Requirements): boolean {
  return requirements.length === 0 || requirements.some((schemes) => schemes.length === 0);
}

function namesIn(requirements: Requirements): string {
  return requirements
    .map((schemes) => schemes.map(({ name }) => name).join(' and '))
    .filter(Boolean)
    .join(', or ');
}

/** Compares the bodies that the site sends: media types, fields and values. */
export function compareRequestBody(
  old: JsonSchema,
  now: JsonSchema,
  part: ComparedPart,
  refs: RefResolver,
): Change[] {
  const [before, after] = [bodyOf(old, refs.before), bodyOf(now, refs.after)];
  const change = changeAt(part);
  if (!before && !after) return [];
  if (!before) return [change('now has a body', after?.required ? 'narrower' : 'same')];
  if (!after) return [change('no longer has a body', before.required ? 'wider' : 'same')];
  const types = [...new Set([...Object.keys(before.types), ...Object.keys(after.types)])];
  return [
    ...(before.required === after.required
      ? []
      : after.required
        ? [change('must now have a body', 'narrower')]
        : [change('may now have no body', 'wider')]),
    ...types.flatMap((type) => {
      const here = { ...part, at: `${part.at} ← ${type}` };
      const [was, is] = [before.types[type], after.types[type]];
      if (!is) return [changeAt(here)('is no longer accepted', 'narrower')];
      if (!was) return [changeAt(here)('is accepted too', 'wider')];
      return compareSchemas(was, is, here, refs);
    }),
  ];
}

function bodyOf(call: JsonSchema, resolve: (node: JsonSchema) => JsonSchema) {
  if (!isSchema(call['requestBody'])) return undefined;
  const { required, content } = resolve(call['requestBody']);
  const types: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
    entriesOf(content).map(([type, body]) => [type, schemaOf(body)]),
  );
  return { required: required === true, types };
}

/** Compares the parameters of an operation, including those of its path. */
export function compareParameters(
  old: JsonSchema,
  now: JsonSchema,
  part: ComparedPart,
  refs: RefResolver,
): Change[] {
  const [was, is] = [parametersOf(old, refs.before), parametersOf(now, refs.after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const here = { ...part, at: `${part.at} ${name}` };
    const [before, after] = [was.get(name), is.get(name)];
    const change = changeAt(here);
    if (!after) return [change('is no longer accepted', 'narrower')];
    const required = after['required'] === true;
    if (!before) {
      return required
        ? [change('is new and required', 'narrower')]
        : [change('is new and optional', 'same')];
    }
    const wasRequired = before['required'] === true;
    return [
      ...(required && !wasRequired ? [change('is now required', 'narrower')] : []),
      ...(!required && wasRequired ? [change('is now optional', 'wider')] : []),
      ...compareKeywords(serialisation(before), serialisation(after), refs).map(
        ({ what, effect }) => change(what, effect),
      ),
      ...compareSchemas(schemaOf(before), schemaOf(after), here, refs),
    ];
  });
}

/**
 * Returns the parameters by place and name. A later one replaces an earlier one, so the parameters
 * of an operation override those of its path.
 */
function parametersOf(
  call: JsonSchema,
  resolve: (node: JsonSchema) => JsonSchema,
): Map<string, JsonSchema> {
  const parameters: unknown = call['parameters'] ?? [];
  const list = Array.isArray(parameters) ? parameters.filter(isSchema).map(resolve) : [];
  return new Map(
    list.map((item) => [`${String(item['in'])} parameter ${String(item['name'])}`, item]),
  );
}

/**
 * Returns the keywords that define how a parameter is written in a request, such as `style`,
 * `explode` and `content`.
 */
function serialisation(parameter: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(parameter).filter(
      ([key]) => !['schema', 'required', 'name', 'in'].includes(key),
    ),
  );
}
