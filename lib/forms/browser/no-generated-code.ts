import { config } from 'zod';

// Zod tries whether it may make code from text, and the strict policy has every browser report that as a violation.
// Schemas try as they are made: whoever checks forms in the browser imports this before the first of them.
config({ jitless: true });
