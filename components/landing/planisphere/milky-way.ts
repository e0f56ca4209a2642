import type { Position } from '../../ui/constellation/geometry';
import { seeded } from '../../ui/constellation/seeded';

/** Stars by brightness, on a disc 1000 across. */
export type MilkyWay = { faint: Position[]; middling: Position[]; bright: Position[] };

const onDisc = ([x, y]: Position) => Math.hypot(x - 500, y - 500) < 443;

/** A star of the band that crosses the disc from lower left to upper right, thinning out to both sides. */
function bandStar(random: () => number): Position {
  const along = random() * 2 - 1;
  const across = (random() + random() + random() + random() - 2) / 1.2;
  return [500 + along * 450, 560 - along * 250 + Math.sin(along * 3.2) * 70 + across * 92];
}

/** The band, 640 stars, and 150 more anywhere on the disc; the same in every build. */
export function milkyWay(): MilkyWay {
  const random = seeded('milky way');
  const sky: MilkyWay = { faint: [], middling: [], bright: [] };
  while (sky.faint.length < 640) {
    const star = bandStar(random);
    const rank = random();
    const stars = rank > 0.97 ? sky.bright : rank > 0.86 ? sky.middling : sky.faint;
    if (onDisc(star)) stars.push(star);
  }
  const loose = Array.from({ length: 190 }, (): Position => [60 + random() * 880, 60 + random() * 880]);
  sky.middling.push(...loose.filter(onDisc));
  return sky;
}
