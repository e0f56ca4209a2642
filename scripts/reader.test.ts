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

it.each(['a pass', '100%sure%41 it works', 'all/of:them@here?#[]&=+%25'])(
  'the address gives the password %j back',
  (password) => {
    const address = addressFor('postgres://owner:theirs@db.example/site', password);
    expect(decodeURIComponent(address.password)).toBe(password);
    expect(new URL(address.href).host).toBe('db.example');
  },
);
