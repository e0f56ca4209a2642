import type { z } from 'zod';
import { readJsonBody } from './json-body';
import { invalidBodyResponse, problemResponse } from './problem';
import { countUnreadable, limitWrites, type WriteKind } from './rate-limit';

type AcceptedWrite<Value> = { ok: true; value: Value } | { ok: false; response: Response };

/**
 * What a write to the interface carries, checked; or the answer that refuses it. The client is counted before its body
 * is read, and once more for one that cannot be: reading is what a flood of them would cost.
 */
export async function acceptWrite<Value>(
  kind: WriteKind,
  request: Request,
  schema: z.ZodType<Value>,
): Promise<AcceptedWrite<Value>> {
  const limit = await limitWrites(kind, request.headers);
  if (!limit.ok) return { ok: false, response: problemResponse(limit) };
  const read = await readChecked(request, schema);
  if (!read.ok) await countUnreadable(kind, request.headers);
  return read;
}

async function readChecked<Value>(request: Request, schema: z.ZodType<Value>): Promise<AcceptedWrite<Value>> {
  const body = await readJsonBody(request);
  if (!body.ok) return { ok: false, response: problemResponse(body) };
  const parsed = schema.safeParse(body.value);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, response: invalidBodyResponse(parsed.error) };
}
