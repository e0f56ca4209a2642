/** For tests of what moves. The others are visitors who asked for less motion: drawing takes most of a test's time. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
