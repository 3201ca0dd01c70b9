import {
  countParty,
  formatOccupancy,
  isWithinLimits,
  parseOccupancy,
  spreadParty,
} from '#contracts/values/party.ts';

test.each([
  ['2', { adults: 2, childAges: [] }],
  ['2-9,4', { adults: 2, childAges: [9, 4] }],
  ['16', { adults: 16, childAges: [] }],
  ['1-0,17', { adults: 1, childAges: [0, 17] }],
])('%s is a valid occupancy of a room', (text, room) => {
  expect(parseOccupancy(text)).toEqual(room);
  expect(formatOccupancy(room)).toBe(text);
});

test.each(['', '0', '2-', '-7', '2-18', '17', '02', '2-07', '2,7', '2-7,', ' 2', '2-7-9', '1e1'])(
  '%j is not a valid occupancy of a room',
  (text) => {
    expect(parseOccupancy(text)).toBeUndefined();
  },
);

test('a room has at most ten children', () => {
  expect(parseOccupancy(`2-${Array.from({ length: 10 }, () => 3).join()}`)).toBeDefined();
  expect(parseOccupancy(`2-${Array.from({ length: 11 }, () => 3).join()}`)).toBeUndefined();
});

test('adults are distributed over rooms in turn, and children go to the emptiest room', () => {
  expect(spreadParty(2, 3, [4, 9, 0]).map(formatOccupancy)).toEqual(['2-9', '1-4,0']);
  expect(spreadParty(3, 2, []).map(({ adults }) => adults)).toEqual([1, 1, 0]);
  expect(countParty(spreadParty(8, 16, [1, 2, 3]))).toEqual({ rooms: 8, adults: 16, children: 3 });
});

test.each([
  [{ rooms: 8, adults: 16, children: 10 }, true],
  [{ rooms: 9, adults: 9, children: 0 }, false],
  [{ rooms: 8, adults: 17, children: 0 }, false],
  [{ rooms: 1, adults: 1, children: 11 }, false],
])('%j is within the limits: %s', (counts, within) => {
  expect(isWithinLimits(counts)).toBe(within);
});
