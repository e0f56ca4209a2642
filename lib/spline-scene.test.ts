import { expect, test } from 'vitest';
import { scenePolicy } from './spline-scene';

test('a scene opens the policy for its own host and for WebAssembly, never for eval', () => {
  const policy = scenePolicy('https://scenes.example/abc/scene.splinecode');
  expect(policy['connect-src']).toContain('https://scenes.example');
  expect(policy['script-src']).toEqual(["'wasm-unsafe-eval'"]);
});
