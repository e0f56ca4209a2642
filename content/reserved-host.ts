/** Names that RFC 2606 keeps free for examples. */
const reserved = /(?:^|[.@])(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Whether a host, or the host of an email address, stands for one that the operator has not set yet. */
export const isReservedHost = (host: string): boolean => reserved.test(host);
