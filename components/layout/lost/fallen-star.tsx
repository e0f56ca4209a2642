import { leadStarPath } from '../../ui/constellation/lead-star-path';
import { LostFigure } from './lost-figure';

/** Both lines have snapped, and the middle star has fallen. */
export function FallenStar() {
  return (
    <LostFigure
      left={[
        { at: [30, 90], radius: 5 },
        { at: [134, 153], radius: 4 },
      ]}
      right={[
        { at: [304, 178], radius: 4 },
        { at: [376, 56], radius: 5.4 },
      ]}
    >
      <path className="stroke-link stroke-[1.4px]" strokeLinecap="round" d="M142 157l52 26M258 204l38 -20" />
      <path className="stroke-line-strong [stroke-dasharray:2_5]" d="M227 196L234 240" />
      <path
        className="stroke-error stroke-[1.4px] [stroke-linejoin:round]"
        d={leadStarPath(236, 262, 15, 0.3)}
      />
    </LostFigure>
  );
}
