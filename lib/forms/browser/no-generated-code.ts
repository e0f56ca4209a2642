import { config } from 'zod';

// Zod tests whether it may make code from text, and under the strict policy every browser reports that as a violation.
// Schemas do so when they are made, so whatever checks forms in the browser imports this before the first schema.
config({ jitless: true });
