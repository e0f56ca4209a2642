import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import { ButtonLink } from './button';

test('a link that looks like a button keeps the name by which its clicks are told apart', () => {
  const html = renderToStaticMarkup(
    <ButtonLink variant="gold" href={paths.contact} data-cta="header-book-a-call">
      Book a Call
    </ButtonLink>,
  );
  expect(html).toContain(' data-cta="header-book-a-call"');
});
