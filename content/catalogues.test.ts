import { expect, it } from 'vitest';
import { serviceGroups } from './catalogues';
import { serviceSlugs } from './services/service';

it('shows each of the nine services in one carousel', () => {
  expect(serviceGroups.flatMap(({ services }) => services)).toEqual(serviceSlugs);
});
