import { expect, it } from 'vitest';
import { livingSparks, maxSparks, type Spark, sparkLife, spawnInterval, withSpark } from './sparks';

const here = { x: 10, y: 10 };
const spark = (born: number): Spark => ({ x: 0, y: 0, radius: 3, turn: 0, drift: 0, born });

it('has the limits of R18', () => {
  expect({ maxSparks, spawnInterval }).toEqual({ maxSparks: 100, spawnInterval: 16 });
});

it('makes a spark near the pointer', () => {
  const [made] = withSpark([], here, 0, () => 0.5);
  expect(made).toMatchObject({ x: 10, y: 10, born: 0 });
});

it('makes one spark per 16 ms', () => {
  expect(withSpark([spark(0)], here, 15)).toHaveLength(1);
  expect(withSpark([spark(0)], here, 16)).toHaveLength(2);
});

it('makes no spark beyond the hundredth', () => {
  const many = Array.from({ length: 99 }, () => spark(0));
  const full = withSpark(many, here, 16);
  expect(full).toHaveLength(100);
  expect(withSpark(full, here, 32)).toHaveLength(100);
});

it('lets sparks go out', () => {
  expect(livingSparks([spark(0)], sparkLife - 1)).toHaveLength(1);
  expect(livingSparks([spark(0)], sparkLife)).toHaveLength(0);
});
