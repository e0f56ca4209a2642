import { expect, it } from 'vitest';
import { securityText } from './crawlers';

it('says where to report, until when, and where it stands itself', () => {
  const text = securityText({ contact: 'mailto:security@agency.example', expires: '2027-11-20' });
  expect(text?.split('\n')).toEqual([
    'Contact: mailto:security@agency.example',
    'Expires: 2027-11-20T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: http://localhost:3000/.well-known/security.txt',
    '',
  ]);
});

it('is absent without a contact', () => {
  expect(securityText(null)).toBeNull();
});
