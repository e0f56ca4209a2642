type DotsProps = {
  names: readonly string[];
  index: number;
  noun: string;
  onPick: (index: number) => void;
  className?: string;
};

const dot =
  'grid h-7 w-6 place-items-center before:size-1.75 before:rounded-full before:border before:border-control sm:w-7';
const current = 'aria-current:before:size-2.75 aria-current:before:border-0 aria-current:before:bg-gold-mark';

/** One dot per slide; the current one is larger and filled, so that colour alone does not say it. */
export function Dots({ names, index, noun, onPick, className = '' }: DotsProps) {
  return (
    <div className={`flex items-center ${className}`}>
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          className={`${dot} ${current}`}
          aria-label={`${noun} ${at + 1}: ${name}`}
          aria-current={at === index ? 'true' : undefined}
          onClick={() => onPick(at)}
        />
      ))}
    </div>
  );
}
