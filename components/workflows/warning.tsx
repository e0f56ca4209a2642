import { workflowBlocks } from '@/content/workflows/shared-blocks';

function Triangle() {
  return (
    <svg
      className="flex-none"
      width="30"
      height="28"
      viewBox="0 0 30 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M15 2.5L28 25.5H2zM15 10.5v7.5M15 21v1.6" strokeLinejoin="round" />
    </svg>
  );
}

/** For whom the workflows are made, in the one true yellow (part 1, section 2). */
export function Warning({ className = '' }: { className?: string }) {
  const { title, text } = workflowBlocks.warning;
  return (
    <div
      role="note"
      className={`flex gap-3.5 rounded-control bg-warning px-5.5 pt-5 pb-5.5 text-on-warning ${className}`}
    >
      <Triangle />
      <div>
        <p className="text-[1.125rem] leading-snug font-[600]">{title}</p>
        <p className="mt-1.5 text-small">{text}</p>
      </div>
    </div>
  );
}
