import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

const NUMBERS = 2 ** 32;

/** Random choices that come out the same each time for the same text: SHA-256 of the text and a counter, block by block. */
export type Chance = {
  /** From 0 to 1. */
  number: () => number;
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number;
  happens: (probability: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** One of the items, each as often as its weight says. */
  weighted: <Item extends { weight: number }>(items: readonly [Item, ...Item[]]) => Item;
  /** A UUID v7 whose time is that moment. */
  id: (at: number) => string;
};

export function createChance(seed: string): Chance {
  let block = Buffer.alloc(0);
  let used = 0;
  let count = 0;
  const bytes = (size: number): Buffer => {
    if (used + size > block.length) {
      block = createHash('sha256').update(`${seed} ${count}`).digest();
      count += 1;
      used = 0;
    }
    used += size;
    return block.subarray(used - size, used);
  };
  const number = () => bytes(4).readUInt32BE() / NUMBERS;
  const between = (least: number, most: number) => least + Math.floor(number() * (most - least + 1));
  return {
    number,
    between,
    happens: (probability) => number() < probability,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    weighted(items) {
      let left = number() * items.reduce((sum, { weight }) => sum + weight, 0);
      for (const item of items) {
        left -= item.weight;
        if (left < 0) return item;
      }
      return items[0];
    },
    id: (at) => uuidv7({ msecs: at, random: bytes(16) }),
  };
}
