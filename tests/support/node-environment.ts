import { AsyncLocalStorage } from 'node:async_hooks';

// Next runs where this is a global. Test files share their modules: the first to load Next's would leave all without
// it.
Object.assign(globalThis, { AsyncLocalStorage });
