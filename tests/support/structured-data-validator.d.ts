declare module '@adobe/structured-data-validator' {
  type Node = Readonly<Record<string, unknown>>;

  export type Issue = {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  };

  /** Holds nodes against what Google asks of its rich results; without a vocabulary it fetches none. */
  export default class Validator {
    validate(found: {
      jsonld: Readonly<Record<string, readonly Node[]>>;
      microdata: Readonly<Record<string, readonly Node[]>>;
      rdfa: Readonly<Record<string, readonly Node[]>>;
    }): Promise<Issue[]>;
  }
}
