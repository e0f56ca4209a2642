import { type ClientCode, codeCount } from './address-code';

/**
 * Bytes one network may have stored a day (UTC), of each kind of write. A visit of ten minutes sends about 20 KB: this is
 * a thousand of them from one office, and a hundred applications of full length.
 */
export const dayBytes = 20 * 1024 * 1024;

/** The other instances are told of every megabyte: an ordinary client costs no statement. */
const TOLD_BYTES = 1024 * 1024;

/** Tells all instances of bytes; false when they know of more than the budget. */
type TellInstances = (code: string, bytes: number, secondsLeft: number) => Promise<boolean>;

export type DayBudget = {
  /** Takes bytes from what a client has left today. @returns false when that was too much */
  spend(client: ClientCode, bytes: number): Promise<boolean>;
};

/** Seconds until the day (UTC) is over. */
export const secondsLeft = (day: string, now: number = Date.now()): number =>
  Math.max(1, Math.ceil((Date.parse(day) + 24 * 60 * 60 * 1000 - now) / 1000));

/** A number for each code there is: four megabytes, however many clients come, where a timer for each would have no bound. */
export function dayBudget(tell: TellInstances): DayBudget {
  let spent = { day: '', bytes: new Uint32Array(0) };
  return {
    async spend({ day, code }, bytes) {
      if (spent.day !== day) spent = { day, bytes: new Uint32Array(codeCount) };
      const place = Number.parseInt(code, 16);
      const before = spent.bytes[place] ?? 0;
      const after = Math.min(before + bytes, dayBytes + 1);
      spent.bytes[place] = after;
      if (after > dayBytes) return false;
      const untold = Math.floor(after / TOLD_BYTES) - Math.floor(before / TOLD_BYTES);
      if (untold === 0) return true;
      const isWithin = await tell(code, untold * TOLD_BYTES, secondsLeft(day));
      if (!isWithin) spent.bytes[place] = dayBytes + 1;
      return isWithin;
    },
  };
}
