import { expect, it } from 'vitest';
import { addressFor } from './reader';

it.each([
  ['', ''],
  ['?prepare=false', ''],
  ['?prepare=false&sslmode=require&search_path=public&max=3', '?sslmode=require'],
  ['?user=owner&password=secret&connect_timeout=5', '?connect_timeout=5'],
  ['?options=-c%20jit%3Doff&application_name=a+b', '?options=-c%20jit%3Doff&application_name=a%20b'],
  ['?ssl=true', '?sslmode=require'],
  ['?ssl=verify-full', '?sslmode=verify-full'],
])('of a query "%s" psql gets "%s"', (given, kept) => {
  const address = addressFor(`postgres://owner:theirs@db.example:6543/site${given}`, 'a pass');
  expect(address.href).toBe(`postgres://reporting_reader:a%20pass@db.example:6543/site${kept}`);
});
