import { render } from '@testing-library/react';
import { Isolated } from '#client/ui/Isolated.tsx';

test.each([
  ['Hotel Zur Post', 'Hotel Zur Post'],
  ['فندق الخليج (دبي)', 'فندق الخليج (دبي)'],
  ['\u202eHotel', 'Hotel'],
  ['Hotel\u2067', 'Hotel'],
  ['Hotel\u2069\u202e', 'Hotel'],
  ['Ho\u202btel\u202c\u202c\u2069', 'Hotel'],
])('shows %j isolated from the text around it, without direction controls', (name, shown) => {
  const { container } = render(
    <p>
      <Isolated>{name}</Isolated>, 2 nights
    </p>,
  );
  expect(container.innerHTML).toBe(`<p><bdi>${shown}</bdi>, 2 nights</p>`);
});
