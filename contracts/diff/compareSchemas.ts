import { isSchema, type JsonSchema } from '../openapi/describeSchema.ts';
import { sidesBroken, type Change, type Direction, type Effect } from './change.ts';
import { compareLimits } from './compareLimits.ts';
import { anyType, inWords, type SchemaShape, schemaShape, texts } from './schemaShape.ts';

/** Where a comparison stands: the place in words, the screens that read it, which way values go. */
export type Place = { at: string; screens: string[]; direction: Direction };

/** Takes a `$ref` for what it stands for; undefined for one that was compared before. */
type Follow = (
  before: JsonSchema,
  after: JsonSchema,
  place: Place,
) => { before: JsonSchema; after: JsonSchema; place: Place } | undefined;

/** Every difference between two schemas that changes which values are allowed, or who reads them. */
export function compareSchemas(
  before: JsonSchema,
  after: JsonSchema,
  place: Place,
  follow: Follow,
): Change[] {
  const followed = follow(before, after, place);
  if (!followed) return [];
  const { at } = followed.place;
  const change = (what: string, effect: Effect): Change => ({
    at,
    what,
    breaks: sidesBroken(followed.place.direction, effect),
    screens: followed.place.screens,
  });

  const [was, is] = [schemaShape(followed.before), schemaShape(followed.after)];
  const gone = [...was.keys()].filter((type) => !covers(is, type));
  const come = [...is.keys()].filter((type) => !covers(was, type));
  const shared = [...was].flatMap(([type, one]) => {
    const other = is.get(type);
    return other ? [{ one, other }] : [];
  });
  return once([
    ...typeChange(gone, come, is.keys(), change),
    ...shared.flatMap(({ one, other }) => [
      ...compareLimits(one, other).map(({ what, effect }) => change(what, effect)),
      ...compareItems(one, other, followed.place, follow),
      ...compareFields(one, other, followed.place, follow),
    ]),
  ]);
}

/** A schema of several types is compared for each of them, and says the same each time. */
function once(changes: Change[]): Change[] {
  return [...new Map(changes.map((change) => [`${change.at} ${change.what}`, change])).values()];
}

/** Whether values of a type are allowed; whole numbers are numbers. */
function covers(shape: SchemaShape, type: string): boolean {
  return shape.has(type) || shape.has(anyType) || (type === 'integer' && shape.has('number'));
}

function typeChange(
  gone: string[],
  come: string[],
  all: Iterable<string>,
  change: (what: string, effect: Effect) => Change,
): Change[] {
  const now = inWords(all);
  if (gone.length > 0 && come.length > 0) {
    return [change(`was ${inWords(gone)}, and is ${now} now`, 'unlike')];
  }
  if (gone.length > 0) {
    return [change(`cannot be ${inWords(gone)} any more, only ${now}`, 'narrower')];
  }
  if (come.length > 0) return [change(`can also be ${inWords(come)} now`, 'wider')];
  return [];
}

function compareItems(one: JsonSchema, other: JsonSchema, place: Place, follow: Follow): Change[] {
  if (one['items'] === undefined && other['items'] === undefined) return [];
  const [before, after] = [one['items'] ?? {}, other['items'] ?? {}];
  if (!isSchema(before) || !isSchema(after)) return [];
  return compareSchemas(before, after, { ...place, at: `${place.at}[]` }, follow);
}

function compareFields(one: JsonSchema, other: JsonSchema, place: Place, follow: Follow): Change[] {
  const [before, after] = [fieldsOf(one), fieldsOf(other)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    const at = `${place.at}.${name}`;
    const { direction } = place;
    const screens = screensOf(is?.schema ?? was?.schema ?? {});
    const change = (what: string, effect: Effect): Change => ({
      at,
      what,
      breaks: sidesBroken(direction, effect),
      screens,
    });
    if (!was) return is ? [appeared(is.required, change)] : [];
    if (!is) return [disappeared(was.required, screens, change)];
    return [
      ...requirement(was.required, is.required, change),
      ...readers(screensOf(was.schema), screens, change),
      ...compareSchemas(was.schema, is.schema, { at, screens, direction }, follow),
    ];
  });
}

type Say = (what: string, effect: Effect) => Change;

function appeared(required: boolean, change: Say): Change {
  return required
    ? change('is new, and must be there', 'narrower')
    : change('is new, and may be left out', 'same');
}

/** An optional field that a screen reads is missed as well: its fallback shows for good. */
function disappeared(required: boolean, screens: string[], change: Say): Change {
  if (required) return change('is gone; it was always there before', 'wider');
  return change('is gone; it could be left out before', screens.length > 0 ? 'wider' : 'same');
}

function requirement(was: boolean, is: boolean, change: Say): Change[] {
  if (was === is) return [];
  return is
    ? [change('must be there now; it could be left out before', 'narrower')]
    : [change('may be left out now; it was always there before', 'wider')];
}

function readers(before: string[], after: string[], change: Say): Change[] {
  const gained = after.filter((screen) => !before.includes(screen));
  const lost = before.filter((screen) => !after.includes(screen));
  return [
    ...(gained.length > 0 ? [change(`is newly read by ${gained.join('; ')}`, 'same')] : []),
    ...(lost.length > 0 ? [change(`is no longer read by ${lost.join('; ')}`, 'same')] : []),
  ];
}

function fieldsOf(schema: JsonSchema): Map<string, { schema: JsonSchema; required: boolean }> {
  const required = texts(schema['required']);
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  return new Map(
    Object.entries(properties).map(([name, field]) => [
      name,
      { schema: isSchema(field) ? field : {}, required: required.includes(name) },
    ]),
  );
}

/** The titles in a field's or a call's `x-screens`. */
export function screensOf(node: JsonSchema): string[] {
  const uses = node['x-screens'];
  if (!Array.isArray(uses)) return [];
  return texts(uses.map((use: unknown) => (isSchema(use) ? use['screen'] : undefined)));
}
