import type { ReactNode } from 'react';

type ErrorPageProps = {
  title: string;
  lead: string;
  /** One gold button and one quiet link. */
  actions: ReactNode;
  figure: ReactNode;
};

/** Replaces a page that cannot be shown: words, a way on, and a figure with something missing. */
export function ErrorPage({ title, lead, actions, figure }: ErrorPageProps) {
  return (
    <div className="wrap grid items-center gap-columns py-[clamp(3rem,8vw,7rem)] lg:min-h-(--first-screen) lg:grid-cols-[minmax(0,1fr)_minmax(0,max(30rem,min(30vw,46rem)))]">
      <div>
        <h1 className="text-page">{title}</h1>
        <p className="mt-6 mb-8 max-w-[26.88em] text-lead text-muted">{lead}</p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">{actions}</div>
      </div>
      <div className="plate relative isolate grid place-items-center p-8 sm:p-12">{figure}</div>
    </div>
  );
}
