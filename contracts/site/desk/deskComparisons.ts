import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { actorKinds } from './deskRecord.ts';

/** What the site compares with the list of another side. */
export const comparisonSubjects = ['reservations', 'payments'] as const;
export type ComparisonSubject = (typeof comparisonSubjects)[number];

/**
 * Why a comparison says nothing. `no-answer`: the other side did not answer, or not as its contract
 * says; `no-list`: it has no list; `too-long`: it took longer than it may; `interrupted`: the process
 * that made it ended; `failed`: something else.
 */
const comparisonFailures = ['no-answer', 'no-list', 'too-long', 'interrupted', 'failed'] as const;
export type ComparisonFailure = (typeof comparisonFailures)[number];

/** The most days that the desk compares. */
export const mostComparedDays = 31;

/**
 * Something that the two sides have not alike. `here` and `there` are what each has, null for
 * nothing. `booking` is what is here by now: null if there is no such booking. `key` names a
 * reservation of which no booking stands here, which can be rebuilt.
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
 * A run of a comparison, by the desk, a command or the worker of the night (`by`). The span is null
 * for a file without days, and while it is not known. `differing` counts all differences;
 * `differences` are the first of them. With `failure` the other figures say nothing.
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
 * `GET /api/desk/comparisons`, and the response to the start of one. `available`: this site has the
 * other side. `running` is the one that is under way, `last` the latest that has ended, and `lastDone`
 * the latest that has not failed.
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

/** `POST /api/desk/comparisons`: the last days, today up to now included. */
export const startComparisonSchema = v.strictObject({
  subject: v.picklist(comparisonSubjects),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostComparedDays)),
});

/** `running`: one is under way already. `not-available`: this site has no such other side. */
export const comparisonProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['running', 'not-available']),
});
