import * as v from 'valibot';
import { matchersFor } from '#contracts/kit/pact/matchersFor.ts';

it('matches a boolean by its type', () => {
  expect(matchersFor(v.object({ arrival: v.boolean() }), { arrival: true })).toEqual({
    arrival: { 'pact:matcher:type': 'type', value: true },
  });
});
