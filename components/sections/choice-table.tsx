import type { Choice } from '@/content/services/section';
import { GoLink } from '../ui/go-link';

type RowProps = { columns: Choice['columns']; row: Choice['rows'][number] };

function Row({ columns, row: { name, href, cells } }: RowProps) {
  return (
    <li className="grid gap-x-8 gap-y-3 border-line border-t py-5 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.4fr)_repeat(4,minmax(0,1fr))]">
      <div className="sm:max-lg:col-span-2">
        {href ? (
          <GoLink className="-my-2.5" href={href}>
            {name}
          </GoLink>
        ) : (
          <p className="font-label">
            {name} <span className="font-normal text-muted text-note">(this page)</span>
          </p>
        )}
      </div>
      {columns.map((column, index) => (
        <p key={column} className="text-small">
          <span className="block text-muted text-note">{column}</span>
          {cells[index]}
        </p>
      ))}
    </li>
  );
}

/** Two offers that are easily mistaken for one another: what is in each, for whom, how long and how priced. */
export function ChoiceTable({ choice: { title, columns, rows } }: { choice: Choice }) {
  return (
    <div className="mt-[clamp(3rem,5vw,4.5rem)]">
      <h2 className="mb-5 font-label font-sans text-question">{title}</h2>
      <ul className="border-line-strong border-t">
        {rows.map((row) => (
          <Row key={row.name} columns={columns} row={row} />
        ))}
      </ul>
    </div>
  );
}
