import { truncate } from '@/lib/storable-text';

/**
 * Every repetition has a bound, to stay fast with long texts. In `package@1.2.3` a version follows the sign, not a domain.
 * The path of an address has `%2B` for a plus, and for a letter beyond ASCII its bytes, as `%C3%B6`. A letter may be two
 * characters, the second of which (`\p{M}`) is its mark: so some systems write file names, and what is copied from them.
 */
const emailAddress =
  /(?:[^\s@/?#&=:;,<>()[\]"'`%]|%2B|%[89A-F][\dA-F]){1,64}(?:@|%40)(?!\d+\.)(?:(?:[\p{L}\p{M}\p{Nd}-]|%[89A-F][\dA-F]){1,63}\.){1,8}(?:[\p{L}\p{M}]|%[89A-F][\dA-F]){2,24}/giu;

/**
 * The end of a text that was cut within an address: what stands before the sign with a part of the domain, or a part of
 * it. On how much that hangs does not matter: of more than stands before a sign the last 64 go.
 */
const cutAddress =
  /(?:(?:[^\s@/?#&=:;,<>()[\]"'`%]|%2B|%[89A-F][\dA-F]){1,64}(?:@|%40)(?:[\p{L}\p{M}\p{Nd}.-]|%[89A-F][\dA-F]){0,255}|(?:[\p{L}\p{M}\p{Nd}_.+-]|%2B|%[89A-F][\dA-F]){1,64})(?:%[\dA-F]?)?$/iu;

/** Only with a plus, or grouped as in North America: other runs of digits are far more often ids, dates or amounts. */
const phoneNumber =
  /(?<![\w.-])(?:(?:\+|%2B)\d(?:(?:[\s().-]|%20){0,3}\d){6,14}|(?:1[\s.-])?\(?\d{3}\)?[\s.-]{1,2}\d{3}[\s.-]\d{4})(?![\w-])/giu;

/** The end of a text that was cut within a number, however few of its digits are there. */
const cutNumber = /(?<![\w.%-])(?:\+|%2B|\(|\d)(?:[\d\s().-]|%20){0,40}(?:%2?)?$/iu;

/** A recorded text without PII: the email addresses and phone numbers that a link, a campaign or an error may contain. */
export const withoutPersonalData = (text: string): string =>
  text.replace(emailAddress, '[email]').replace(phoneNumber, '[phone]');

/**
 * The same of a text that a browser may have cut through anything before it sent it: at its limit, or one unit before
 * where a pair was halved.
 */
export function recordedText(text: string, limit: number): string {
  const known = withoutPersonalData(text);
  const isCut = text.length >= limit - 1;
  return truncate(isCut ? known.replace(cutNumber, '…').replace(cutAddress, '…') : known, limit);
}
