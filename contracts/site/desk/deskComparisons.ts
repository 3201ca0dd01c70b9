import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { actorKinds } from './deskRecord.ts';

/** The data that the site compares with a list of another system. */
export const comparisonSubjects = ['reservations', 'payments'] as const;
export type ComparisonSubject = (typeof comparisonSubjects)[number];

/**
 * The reasons why a comparison failed. `no-answer`: the other system did not answer, or its answer
 * broke its contract. `no-list`: the other system has no list. `too-long`: the comparison exceeded
 * its time limit. `interrupted`: its process ended. `failed`: any other reason.
 */
const comparisonFailures = ['no-answer', 'no-list', 'too-long', 'interrupted', 'failed'] as const;
export type ComparisonFailure = (typeof comparisonFailures)[number];

/** The maximum number of days in a comparison by the desk. */
export const mostComparedDays = 31;

/**
 * A difference between the two systems. `here` is the value of the site and `there` the value of
 * the other system, or null if it has none. `booking` is the current booking of the site, or null
 * if there is none. `key` names a reservation without a valid booking, so that the desk can rebuild
 * the booking.
 */
const comparedDifferenceSchema = v.object({
  kind: v.string(),
  reference: v.nullable(v.string()),
  here: v.nullable(v.string()),
  there: v.nullable(v.string()),
  at: v.nullable(v.string()),
  booking: v.nullable(v.object({ id: v.string(), number: v.string() })),
  key: v.nullable(v.string()),
});
export type ComparedDifference = v.InferOutput<typeof comparedDifferenceSchema>;

/**
 * A run of a comparison. `by` is the desk, a command or the nightly worker. The time span is null
 * until it is known, and for a file without days. `differing` counts all differences, and
 * `differences` has the first of them. If there is a `failure`, the other figures have no meaning.
 */
const comparisonRunSchema = v.object({
  id: v.string(),
  startedAt: v.string(),
  finishedAt: v.nullable(v.string()),
  since: v.nullable(v.string()),
  until: v.nullable(v.string()),
  by: v.object({ kind: v.picklist(actorKinds), name: v.nullable(v.string()) }),
  compared: v.number(),
  differing: v.number(),
  differences: v.array(comparedDifferenceSchema),
  failure: v.nullable(v.picklist(comparisonFailures)),
});
export type ComparisonRun = v.InferOutput<typeof comparisonRunSchema>;

/**
 * The response to `GET /api/desk/comparisons` and to the start of a comparison. `available`: the
 * other system is connected. `running` is the current run, `last` the latest finished run, and
 * `lastDone` the latest run that did not fail.
 */
export const deskComparisonsSchema = v.object({
  comparisons: v.array(
    v.object({
      subject: v.picklist(comparisonSubjects),
      available: v.boolean(),
      running: v.nullable(comparisonRunSchema),
      last: v.nullable(comparisonRunSchema),
      lastDone: v.nullable(comparisonRunSchema),
    }),
  ),
});
export type DeskComparisons = v.InferOutput<typeof deskComparisonsSchema>;

/**
 * The body of `POST /api/desk/comparisons`. `days` is the number of days up to now, including
 * today.
 */
export const startComparisonSchema = v.strictObject({
  subject: v.picklist(comparisonSubjects),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostComparedDays)),
});

/**
 * The reasons why no comparison was started. `running`: another one is running. `not-available`:
 * the other system is not connected.
 */
export const comparisonProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['running', 'not-available']),
});
