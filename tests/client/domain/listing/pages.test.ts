import fc from 'fast-check';
import { pageNumbers, pageOf } from '#client/domain/listing/pages.ts';

test('the pages of a list together contain the whole list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 120 }), (items) => {
      const { pages } = pageOf(items, 1);
      const all = Array.from({ length: pages }, (_, index) => pageOf(items, index + 1).items);
      expect(all.flat()).toEqual(items);
      for (const page of all) expect(page.length).toBeLessThanOrEqual(25);
    }),
  );
});

test('a page number above the last shows the last page', () => {
  expect(pageOf([1, 2], 9)).toEqual({ items: [1, 2], page: 1, pages: 1 });
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 80, [1, 2, 0, 80]],
  [40, 80, [1, 0, 39, 40, 41, 0, 80]],
  [80, 80, [1, 0, 79, 80]],
])('page %d of %d links to %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
