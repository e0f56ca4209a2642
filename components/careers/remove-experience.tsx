import { careers } from '@/content/careers';
import { Close } from '../ui/icons/close';

const { legend, remove } = careers.experience;

/** In the row of the experience's title, far from the button that adds one. Without JavaScript it asks the server. */
export function RemoveExperience({ index, onRemove }: { index: number; onRemove: () => void }) {
  return (
    <button
      type="submit"
      name="change"
      value={`remove:${index}`}
      className="float-right -mr-2 flex min-h-11 items-center gap-2 px-2 text-small underline underline-offset-4 hover:no-underline"
      onClick={(event) => {
        event.preventDefault();
        onRemove();
      }}
    >
      <Close />
      <span>
        {remove}
        <span className="sr-only"> {legend(index + 1)}</span>
      </span>
    </button>
  );
}
