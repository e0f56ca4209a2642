import { contact } from '@/content/contact';
import { MinutesRuler } from './minutes-ruler';

const { expectations, panel } = contact;

/** How long it takes, the three things to expect, and what it costs. */
export function Expectations() {
  return (
    <div>
      <MinutesRuler />
      <ul className="mt-6">
        {expectations.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-5 first:border-line-strong">
            <h2 className="font-sans text-body leading-snug font-label">{title}</h2>
            <p className="mt-1 text-small text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6 border-t border-line-strong pt-6">
        <h2 className="mb-2.5 text-title">
          {panel.titles[0]}, <span className="block">{panel.titles[1]}</span>
        </h2>
        <p className="text-small text-muted">{panel.text}</p>
      </div>
    </div>
  );
}
