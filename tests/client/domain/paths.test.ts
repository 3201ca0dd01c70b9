import { matchRoutes } from 'react-router-dom';
import { hotelPath, routes } from '#client/domain/paths.ts';

it.each(['plain_slug', 'a/b', '50%', 'ä ö'])(
  'has a path for the hotel %p that matches its route',
  (id) => {
    expect(matchRoutes([{ path: routes.hotel }], hotelPath(id))?.[0]?.params.id).toBe(id);
  },
);
