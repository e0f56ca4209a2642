/** The engines every journey is driven through. Chromium is the yardstick: all other tests of the browser use it. */
export const engineNames = ['firefox', 'webkit', 'chromium'] as const;
export type EngineName = (typeof engineNames)[number];

export type Point = { x: number; y: number };

/** The keys journeys press, named as the DOM names them. */
export type Key =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'Space'
  | 'Home'
  | 'End'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown';

/** A visitor's device and wishes, as a browser is started with them. */
export type Device = {
  width: number;
  height: number;
  javaScript: boolean;
  /** A screen for fingers and without a mouse. */
  touch: boolean;
  reducedMotion: boolean;
  /** Names of features the engine is to go without, as the engine names them. */
  without: readonly string[];
};

/** What a driver does in a tab, as a person would: everything else is built on this, once for all engines. */
export type Tab = {
  /** Resolves once the page has loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function of this text in the page, without JavaScript too: it awaits nothing. */
  evaluate(source: string, args: unknown[]): Promise<unknown>;
  moveMouse(to: Point): Promise<void>;
  click(at: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  /** A finger that is put down, moved and lifted; absent where the driver has none. */
  swipe?(from: Point, to: Point): Promise<void>;
  tap?(at: Point): Promise<void>;
  press(key: Key, modifier?: 'Shift'): Promise<void>;
  type(text: string): Promise<void>;
  /** Marks all text of the field in focus. */
  selectAll(): Promise<void>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Opens an empty tab before this one, which is hidden by it. */
  openAnother(): Promise<{ close(): Promise<void> }>;
  /** Addresses of the tabs that pages have opened. */
  opened(): Promise<string[]>;
  close(): Promise<void>;
};

/** A browser with a profile of its own and one tab. */
export type Browser = { version: string; tab: Tab; stop(): Promise<void> };
