import { Router } from 'express';
import * as v from 'valibot';
import type { ApiResource } from '#server/request/createApiRouter.ts';
import { createRateLimit, limitRequests } from '#server/request/rateLimit.ts';
import {
  DependencyUnavailableError,
  methodNotAllowed,
  ProblemError,
} from '#server/request/problemError.ts';
import { readCookies } from '#server/auth/readCookies.ts';
import { validate } from '#server/request/validate.ts';
import { requestContextOf } from '#server/request/requestContext.ts';

const noteSchema = v.strictObject({
  text: v.pipe(v.string(), v.nonEmpty('Write something.'), v.maxLength(100)),
  labels: v.optional(v.array(v.strictObject({ name: v.string() })), []),
});
type Note = v.InferOutput<typeof noteSchema>;

/** The dependency of the resource: stores a note or fails as the test decides. */
export type SaveNote = (note: Note, signal: AbortSignal) => Promise<void>;

/**
 * Returns a small resource that uses every feature of resources. The tests mount it at
 * `/api/notes`.
 */
export function notesResource(
  save: SaveNote = () => Promise.resolve(),
  options: Partial<ApiResource> = {},
): ApiResource {
  const notes: Note[] = [];
  const router = Router();
  router
    .route('/')
    .get((req, res) => {
      res.json({ author: readCookies(req)['author'], notes });
    })
    .post(
      limitRequests(createRateLimit({ name: 'write', limit: 3, now: () => 0 })),
      async (req, res) => {
        const note = validate(noteSchema, req.body);
        await save(note, requestContextOf(res)?.signal ?? AbortSignal.abort());
        notes.push(note);
        res.cookie('author', 'Ada & Co', { httpOnly: true, sameSite: 'lax', secure: req.secure });
        res.status(201).json(note);
      },
    )
    .all(methodNotAllowed);
  router
    .route('/:id')
    .get((req, res) => {
      const note = notes[Number(req.params.id)];
      if (!note) throw new ProblemError(404, 'There is no such note.');
      res.json(note);
    })
    .delete((req) => {
      if (req.params.id === 'all') throw new Error('secret');
      throw new ProblemError(409, 'The note is in use.', { type: 'in-use' });
    })
    .all(methodNotAllowed);
  return { handler: router, ...options };
}

/** Fails like an unreachable database. */
export const unavailable: SaveNote = () =>
  Promise.reject(new DependencyUnavailableError('the note store', 5, new Error('ECONNREFUSED')));
