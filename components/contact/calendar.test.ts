import { expect, test } from 'vitest';
import { contact } from '@/content/contact';
import { calendarAddress } from './calendar';

const calendar = 'https://calendar.provider.io/agency/call?month=now';
const reference = '0199f0c2-7d3a-7c11-8000-0123456789ab';

test.each([
  ['a name and a visit', { name: 'Ada & Co', reference }, `&name=Ada+%26+Co&utm_content=${reference}`],
  ['a visit without an assessment', { name: undefined, reference }, `&utm_content=${reference}`],
  ['a visit that is not measured', { name: undefined, reference: '' }, ''],
])('the calendar is told %s', (_what, visitor, added) => {
  expect(calendarAddress(visitor, calendar)).toBe(`${calendar}${added}`);
});

test('the page says of each of them, before the press, that it goes along', () => {
  const { text } = contact.calendar;
  expect(text).toMatch(/number for your visit\b.*\bname you gave\b.*\bnumber for that assessment\b/);
  // handOffReference is empty then, and the name of an assessment is filled in all the same.
  expect(text).toMatch(/If your browser sends the privacy signal, neither number does\.$/);
  // It is sent as it was typed, which may be a whole name.
  expect(text).not.toMatch(/first name/i);
});
