/** Bounded, so that a long text costs no more than it is long. A version, as in `package@1.2.3`, is no domain. */
const emailAddress =
  /[^\s@/?#&=:;,<>()[\]"'`%]{1,64}(?:@|%40)(?!\d+\.)(?:[\p{L}\p{Nd}-]{1,63}\.){1,8}\p{L}{2,24}/giu;

/** With its plus, or as North America groups it; other runs of digits are far more often ids, dates and amounts. */
const phoneNumber =
  /(?<![\w.-])(?:(?:\+|%2B)\d(?:(?:[\s().-]|%20){0,3}\d){6,14}|(?:1[\s.-])?\(?\d{3}\)?[\s.-]{1,2}\d{3}[\s.-]\d{4})(?![\w-])/giu;

/** A recorded text without the addresses and numbers that a link, a campaign or an error may carry. */
export const withoutPersonalData = (text: string): string =>
  text.replace(emailAddress, '[email]').replace(phoneNumber, '[phone]');
