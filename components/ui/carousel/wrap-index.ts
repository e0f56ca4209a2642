/** The slide a turn shows: turns count on without end in both directions, slides go round. */
export const wrapIndex = (turn: number, count: number): number => ((turn % count) + count) % count;
