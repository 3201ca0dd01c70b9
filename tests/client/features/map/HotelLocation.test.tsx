import { screen } from '@testing-library/react';
import { mapAddress } from '#client/domain/map/mapAddress.ts';
import { MapFrame } from '#client/features/map/HotelLocation.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

const template = 'https://maps.example/embed?q={lat},{lng}&near={lat}&z=14';

it.each([
  [24.8138, 67.0299, '24.8138,67.0299&near=24.8138'],
  [-33.8688, 151.2093, '-33.8688,151.2093&near=-33.8688'],
  [0, 32.58, '0,32.58&near=0'],
  [51.48, 0, '51.48,0&near=51.48'],
  [90, -180, '90,-180&near=90'],
  [0.00000012, 9.4, '0,9.4&near=0'],
])('writes %p, %p into every placeholder of the template', (latitude, longitude, written) => {
  expect(mapAddress(template, latitude, longitude)).toBe(
    `https://maps.example/embed?q=${written}&z=14`,
  );
});

it.each([
  [undefined, undefined],
  [24.8, undefined],
  [null, 67],
  [90.01, 0],
  [12, -180.01],
  [Infinity, 10],
  [0, 0],
])('has no map address for %p, %p', (latitude, longitude) => {
  expect(mapAddress(template, latitude, longitude)).toBeUndefined();
});

it("shows the operator's map, loaded lazily", () => {
  renderPart(<MapFrame title="Map of Sea View" latitude={24.8} longitude={67} />, {
    mapEmbedUrl: template,
  });
  const frame = screen.getByTitle('Map of Sea View');
  expect(frame).toHaveAttribute('src', 'https://maps.example/embed?q=24.8,67&near=24.8&z=14');
  expect(frame).toHaveAttribute('loading', 'lazy');
  expect(screen.queryByText('Map not available')).not.toBeInTheDocument();
});

it("shows 'Map not available' and loads nothing for an unknown place", () => {
  const { container } = renderPart(<MapFrame title="Map" latitude={null} longitude={undefined} />);
  expect(screen.getByText('Map not available')).toBeVisible();
  expect(container.querySelector('iframe')).toBeNull();
});
