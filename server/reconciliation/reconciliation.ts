import type { ComparisonFailure } from '#contracts/site/desk/deskComparisons.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Difference } from '../database/tables.ts';

export type ComparisonContext = { database: Database; now: () => Date };

/** The period that a comparison covers. `until` is exclusive. */
export type Span = { since: Date; until: Date };

/**
 * The result of a comparison. `compared` is the number of entries in the list of the other side.
 * `span` is undefined if the list alone determines the entries to compare.
 */
export type Report = {
  compared: number;
  span: Span | undefined;
  differences: readonly Difference[];
};

/** The options of the commands, as they were typed. */
export type Options = Partial<Record<'day' | 'days' | 'file', string | undefined>>;

/**
 * The observer of a comparison, which can end it and receives the number of entries compared so
 * far.
 */
export type Watched = { signal: AbortSignal; onCompared: (count: number) => void };

/**
 * A comparison of the site's data with the list of another side. `reconcile` compares once. If the
 * comparison is not possible, `reconcile` throws an error for the operator. For invalid options, it
 * throws `WrongOptions`. `issues` lists the open issues without comparing.
 */
export type Subject = {
  /** The name of the entries of the list, in the plural. */
  entries: string;
  /** The name of the side that has the list. */
  otherSide: string;
  usage: string;
  reconcile: (options: Options, watched?: Watched) => Promise<Report>;
  issues?: () => Promise<readonly Difference[]>;
};

/** Thrown for invalid options. The operator then sees how to use the command. */
export class WrongOptions extends Error {}

/** Thrown if a comparison with the other side is not possible, so that no differences are known. */
export class ComparisonFailed extends Error {
  override readonly name = 'ComparisonFailed';
  readonly code: ComparisonFailure;

  constructor(code: ComparisonFailure, message: string = code) {
    super(message);
    this.code = code;
  }
}

/**
 * Parses `--days`, the number of days to compare. Throws `WrongOptions` unless it is 1 to `most`.
 */
export function countDays(days: string, most: number): number {
  const count = /^[1-9]\d{0,2}$/.test(days) ? Number(days) : 0;
  if (count < 1 || count > most) throw new WrongOptions();
  return count;
}

/**
 * Runs `npm run payments -- COMMAND` or `npm run reservations -- COMMAND`, and prints its report.
 * Throws if there are differences, so that the command ends with exit code 1, or if the operator
 * made a mistake.
 */
export async function reconciliationCommand(
  subject: Subject,
  { positionals, ...options }: Options & { positionals: readonly string[] },
  say: (line: string) => void,
): Promise<void> {
  const command = positionals.join(' ');
  if (command === 'issues' && subject.issues) {
    const issues = await subject.issues();
    for (const issue of issues) say(lineOf(issue));
    if (issues.length === 0) say('There are no open issues.');
  } else if (command === 'reconcile') {
    print(subject, await reconcile(subject, options), say);
  } else {
    throw new Error(subject.usage);
  }
}

async function reconcile(subject: Subject, options: Options): Promise<Report> {
  try {
    return await subject.reconcile(options);
  } catch (error) {
    if (!(error instanceof WrongOptions)) throw error;
    throw new Error([error.message, subject.usage].filter(Boolean).join('\n'));
  }
}

function print(
  { entries, otherSide }: Subject,
  { compared, span, differences }: Report,
  say: (line: string) => void,
): void {
  say(`Compared: ${compared} ${entries}${span ? `, ${spanText(span)}` : ''}.`);
  for (const difference of differences) say(lineOf(difference));
  if (differences.length > 0) throw new Error(`Differences: ${differences.length}.`);
  say(`All entries match the list of ${otherSide}.`);
}

function spanText({ since, until }: Span): string {
  const [from, to] = [since, until].map((at) => `${at.toISOString().slice(0, 16)}Z`);
  return `from ${from} until ${to}`;
}

function lineOf({ kind, reference, here, there, at, booking }: Difference): string {
  const sides = `here ${here ?? '-'}, there ${there ?? '-'}`;
  const about = booking === null ? undefined : `booking ${booking}`;
  return [kind, reference ?? '-', sides, at, about].filter(Boolean).join('  ');
}
