import { Agent, get } from 'node:http';
import { copyPath, type Floor } from './floor';

const CONNECTIONS = 16;
const SECONDS = 3;

const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br' };

/** Asks once and reads all of the answer. */
const ask = (address: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(address, { agent, headers: asBrowsersAsk }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}.`));
      response.resume().once('end', resolve).once('error', reject);
    }).once('error', reject);
  });

async function rateOf(address: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  let answered = 0;
  const visitor = async () => {
    for (; performance.now() - begun < SECONDS * 1000; answered += 1) await ask(address, agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  agent.destroy();
  return answered / ((performance.now() - begun) / 1000);
}

/** Requests a second of the same HTML, one round after the other. */
export type Throughput = { site: number; floor: number }[];

/** @param path the page whose HTML both serve */
export async function measureThroughput(
  origin: string,
  floor: Floor,
  path: string,
  rounds: number,
): Promise<Throughput> {
  const sides = { site: origin + path, floor: floor.origin + copyPath };
  for (const address of Object.values(sides)) await rateOf(address);
  const results: Throughput = [];
  for (let round = 0; round < rounds; round += 1) {
    const site = await rateOf(sides.site);
    results.push({ site, floor: await rateOf(sides.floor) });
  }
  return results;
}
