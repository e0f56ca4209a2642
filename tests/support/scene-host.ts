import { createReadStream } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { listening } from './listening';

/** A scene of one's own, to see it shown: the project has none that it may hand on. */
export const trialScene = process.env.SPLINE_TRIAL_SCENE;

/** How the host of a 3D scene answers: with an error, never, with a file that is no scene, or with the one to try. */
export type SceneAnswer = 'fails' | 'hangs' | 'lies' | 'answers';

const answers: Record<SceneAnswer, (response: ServerResponse) => void> = {
  fails: (response) => response.writeHead(503).end(),
  hangs: () => undefined,
  answers: (response) => createReadStream(trialScene ?? '').pipe(response),
  lies: (response) => response.end('<!doctype html><title>Parked</title>'),
};

/** Starts the host of a 3D scene, as another company's is to the site. */
export async function startSceneHost() {
  let answer: SceneAnswer = 'fails';
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.setHeader('access-control-allow-origin', '*');
    answers[answer](response);
  });
  const { port, close } = await listening(server);
  return {
    url: `http://127.0.0.1:${port}/scene.splinecode`,
    /** How it answers from now on; what was asked before is forgotten. */
    answerSo(next: SceneAnswer) {
      answer = next;
      asked = 0;
    },
    /** How many times a scene was asked for. */
    asked: () => asked,
    close,
  };
}
