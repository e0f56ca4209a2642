import { expect, test } from 'vitest';
import { scenePolicy } from './scene-policy';

test('a scene opens the policy for its own host and for WebAssembly, never for eval', () => {
  const policy = scenePolicy('https://scenes.example/abc/scene.splinecode');
  expect(policy['connect-src']).toContain('https://scenes.example');
  expect(policy['script-src']).toEqual(["'wasm-unsafe-eval'"]);
});
