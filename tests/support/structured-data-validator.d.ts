declare module '@adobe/structured-data-validator' {
  type Node = Readonly<Record<string, unknown>>;

  export type Issue = {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  };

  /** Checks nodes against what Google requires for its rich results; it fetches nothing, unless it is given a vocabulary. */
  export default class Validator {
    validate(found: {
      jsonld: Readonly<Record<string, readonly Node[]>>;
      microdata: Readonly<Record<string, readonly Node[]>>;
      rdfa: Readonly<Record<string, readonly Node[]>>;
    }): Promise<Issue[]>;
  }
}
