import { ArrowButton } from '@/components/ui/carousel/arrow-button';
import { Dots } from '@/components/ui/carousel/dots';
import { PauseButton } from '@/components/ui/carousel/pause-button';
import type { Autoplay } from '@/components/ui/carousel/use-autoplay';
import type { Turns } from '@/components/ui/carousel/use-turns';
import { Ruler } from '@/components/ui/ruler';

type WorkflowDialProps = { names: readonly string[]; turns: Turns; autoplay: Autoplay };

const noun = 'Workflow';

// On phones the scale stands above the controls, elsewhere between them.
const instrument =
  'wrap mt-12 grid grid-cols-[auto_1fr_auto_auto] items-center gap-x-2 gap-y-5 noscript:hidden sm:grid-cols-[1fr_auto_minmax(0,34rem)_auto_1fr] sm:gap-x-5 sm:gap-y-3 sm:*:first:col-start-2';

/** A scale with one dot for each workflow, under the graduation where the star points to it; arrows and pause beside it. */
export function WorkflowDial({ names, turns, autoplay }: WorkflowDialProps) {
  const number = turns.index + 1;
  return (
    <div className={instrument}>
      <ArrowButton direction="back" noun={noun} onStep={turns.step} />
      <div className="max-sm:order-first max-sm:col-span-full">
        <Ruler value={number / names.length} label="Workflow progress" />
        <Dots
          className="mt-1 translate-x-[5%] *:w-auto *:flex-1"
          names={names}
          index={turns.index}
          noun={noun}
          onPick={turns.goTo}
        />
      </div>
      <p className="text-center text-note text-muted tabular-nums sm:order-last sm:col-start-3">
        {noun} {number} / {names.length}
      </p>
      <ArrowButton direction="forward" noun={noun} onStep={turns.step} />
      <PauseButton {...autoplay} />
    </div>
  );
}
