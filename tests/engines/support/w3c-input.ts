import type { Key, Point, Tab } from './engine';

/** Input as both protocols take it (W3C WebDriver, "Actions"). */
export type InputSource = {
  type: 'key' | 'pointer';
  id: string;
  parameters?: { pointerType: 'mouse' | 'touch' };
  actions: Record<string, unknown>[];
};

const keyCodes: Record<Key | 'Shift' | 'Control', string> = {
  Tab: '\ue004',
  Enter: '\ue006',
  Shift: '\ue008',
  Control: '\ue009',
  Escape: '\ue00c',
  Space: ' ',
  End: '\ue010',
  Home: '\ue011',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
};

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });
const keys = (actions: InputSource['actions']): InputSource[] => [{ type: 'key', id: 'keyboard', actions }];

const move = ({ x, y }: Point, duration = 0) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration,
});
const pressDown = { type: 'pointerDown', button: 0 };
const release = { type: 'pointerUp', button: 0 };
const pointer = (pointerType: 'mouse' | 'touch', actions: InputSource['actions']): InputSource[] => [
  { type: 'pointer', id: pointerType, parameters: { pointerType }, actions },
];

/** Longer than a flick, so that what follows the hand follows it. */
const dragSteps = (from: Point, to: Point) =>
  Array.from({ length: 8 }, (_, step) => {
    const share = (step + 1) / 8;
    return move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, 30);
  });

type Input = Required<
  Pick<Tab, 'moveMouse' | 'click' | 'drag' | 'swipe' | 'tap' | 'press' | 'type' | 'selectAll'>
>;

/** @param perform hands the sources to the engine, and resolves when they have been played */
export function w3cInput(perform: (sources: InputSource[]) => Promise<unknown>): Input {
  const play = async (sources: InputSource[]) => {
    await perform(sources);
  };
  return {
    moveMouse: (to) => play(pointer('mouse', [move(to)])),
    click: (at) => play(pointer('mouse', [move(at), pressDown, release])),
    drag: (from, to) => play(pointer('mouse', [move(from), pressDown, ...dragSteps(from, to), release])),
    swipe: (from, to) => play(pointer('touch', [move(from), pressDown, ...dragSteps(from, to), release])),
    tap: (at) => play(pointer('touch', [move(at), pressDown, release])),
    press(key, modifier) {
      const stroke = [down(keyCodes[key]), up(keyCodes[key])];
      return play(keys(modifier ? [down(keyCodes[modifier]), ...stroke, up(keyCodes[modifier])] : stroke));
    },
    type: (text) => play(keys([...text].flatMap((letter) => [down(letter), up(letter)]))),
    selectAll: () => play(keys([down(keyCodes.Control), down('a'), up('a'), up(keyCodes.Control)])),
  };
}
