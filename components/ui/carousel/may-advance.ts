/** What keeps a carousel still (decision 26). */
export type Holds = {
  paused: boolean;
  pointer: boolean;
  focus: boolean;
  popup: boolean;
  pageHidden: boolean;
  offScreen: boolean;
  reducedMotion: boolean;
};

/** A carousel advances by itself only while nothing holds it. */
export const mayAdvance = (holds: Holds): boolean => !Object.values(holds).some(Boolean);
