import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { serviceCount } from '@/content/counts';
import { BranchFigure, ForkFigure } from './choice-figures';

const plainStars = (figure: React.JSX.Element) => renderToStaticMarkup(figure).split('fill-mark').length - 1;

it('draws a star for each service, where the words beside it count them', () => {
  expect(plainStars(<BranchFigure />)).toBe(serviceCount);
  expect(plainStars(<ForkFigure />)).toBe(serviceCount);
});
