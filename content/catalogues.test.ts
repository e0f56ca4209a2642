import { expect, it } from 'vitest';
import { serviceGroups } from './catalogues';
import { serviceSlugs } from './services/service';

it('shows each service in one carousel', () => {
  expect(serviceGroups.flatMap(({ services }) => services).sort()).toEqual([...serviceSlugs].sort());
});
