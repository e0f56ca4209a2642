import { AsyncLocalStorage } from 'node:async_hooks';

// As where Next runs. Files share their modules: whichever loaded Next's first would otherwise leave them without.
Object.assign(globalThis, { AsyncLocalStorage });
