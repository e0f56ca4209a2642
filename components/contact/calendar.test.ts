import { expect, test } from 'vitest';
import { calendarAddress } from './calendar';

const calendar = 'https://calendar.provider.io/agency/call?month=now';
const session = '0199f0c2-7d3a-7c11-8000-0123456789ab';

test.each([
  ['a name and a visit', { name: 'Ada & Co', session }, `&name=Ada+%26+Co&utm_content=${session}`],
  ['a visit without an assessment', { name: undefined, session }, `&utm_content=${session}`],
  ['a visit that is not measured', { name: undefined, session: null }, ''],
])('the calendar is told %s', (_what, visitor, added) => {
  expect(calendarAddress(visitor, calendar)).toBe(`${calendar}${added}`);
});
