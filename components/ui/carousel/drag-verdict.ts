/** Steps a drag is worth: content pulled left by more than the threshold brings the next slide. Pixels. */
export function dragVerdict(distance: number, threshold: number): -1 | 0 | 1 {
  if (Math.abs(distance) <= threshold) return 0;
  return distance < 0 ? 1 : -1;
}
