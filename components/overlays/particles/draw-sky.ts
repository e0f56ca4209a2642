import { linkDistance, linksOf, type Particle } from './sky';

/** Draws particles and their links in the canvas's own text colour, which its theme never changes: its filter does. */
export function drawSky(canvas: HTMLCanvasElement, particles: readonly Particle[]) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { color } = getComputedStyle(canvas);
  Object.assign(context, { fillStyle: color, strokeStyle: color, lineWidth: 0.75 });
  context.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
  for (const { from, to, distance } of linksOf(particles)) {
    context.globalAlpha = 0.18 * (1 - distance / linkDistance);
    stroke(context, from, to);
  }
  context.globalAlpha = 0.42;
  for (const particle of particles) dot(context, particle);
}

function stroke(context: CanvasRenderingContext2D, from: Particle, to: Particle) {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

function dot(context: CanvasRenderingContext2D, { x, y, radius }: Particle) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
