/** A hanging download never fails by itself; after this many milliseconds it has. */
export const sceneTimeLimit = 20_000;

/** Silent to the visitor, but not to the log of errors: this raises the window's error event. */
export const reportSceneFailure = (cause: unknown) =>
  reportError(new Error('The 3D scene could not be shown.', { cause }));
