import { ArrowButton } from '@/components/ui/carousel/arrow-button';
import { Dots } from '@/components/ui/carousel/dots';
import { PauseButton } from '@/components/ui/carousel/pause-button';
import type { Autoplay } from '@/components/ui/carousel/use-autoplay';
import type { Turns } from '@/components/ui/carousel/use-turns';
import { Ruler } from '@/components/ui/ruler';

type WorkflowDialProps = { names: readonly string[]; turns: Turns; autoplay: Autoplay };

const noun = 'Workflow';

/** Arrows, one dot per workflow, pause, and how far round it is. */
export function WorkflowDial({ names, turns, autoplay }: WorkflowDialProps) {
  const number = turns.index + 1;
  return (
    <div className="wrap mt-10 grid grid-cols-[minmax(0,1fr)] justify-items-center gap-6 noscript:hidden">
      <div className="flex flex-wrap items-center justify-center gap-2">
        <ArrowButton direction="back" noun={noun} onStep={turns.step} />
        <Dots
          className="max-sm:order-first max-sm:w-full max-sm:justify-center"
          names={names}
          index={turns.index}
          noun={noun}
          onPick={turns.goTo}
        />
        <ArrowButton direction="forward" noun={noun} onStep={turns.step} />
        <PauseButton {...autoplay} />
      </div>
      <Ruler value={number / names.length} label="Workflow progress" />
      <p className="text-note text-muted tabular-nums">
        {noun} {number} / {names.length}
      </p>
    </div>
  );
}
