import { problemType } from '../../provider/problem.ts';

/** An error response of an operation, with one example of its problem body. */
export function problemResponse(
  title: string,
  status: number,
  detail: string,
  description: string,
) {
  return {
    description,
    content: {
      [problemType]: {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: { [title]: { value: { type: 'about:blank', title, status, detail } } },
      },
    },
  };
}
