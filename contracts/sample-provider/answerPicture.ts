import type { RequestHandler } from 'express';
import { answerProblem } from './answerProblem.ts';
import { findPicture } from './pictures.ts';

/**
 * Handles `/media/{size}/{name}.svg`. Pictures never change, so browsers may cache them for a year.
 * The content security policy keeps a picture that is opened on its own from running scripts and
 * loading anything.
 */
export const answerPicture: RequestHandler = ({ path, params }, response) => {
  const [, name = ''] = /^([a-z0-9-]+)\.svg$/.exec(String(params.file)) ?? [];
  const picture = findPicture(name, String(params.size));
  if (!picture) {
    answerProblem(response, 404, `There is no picture at ${path}.`);
    return;
  }
  response
    .set({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    })
    .type('image/svg+xml')
    .send(picture);
};
