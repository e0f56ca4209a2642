import 'server-only';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import { env } from './env';
import { errorCode } from './error-code';
import { logCounted } from './log';

/** What a span may say. Next adds whole addresses, with what visitors typed into them, and those of services it asks. */
const allowedAttributes = [
  'http.method',
  'http.route',
  'http.status_code',
  'next.route',
  'next.rsc',
  'next.span_type',
  'error.type',
];

/**
 * A span without a visitor's words: named by its route or kind, without its events and without the text of its status,
 * because both repeat error messages.
 */
function withoutData(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([key]) => allowedAttributes.includes(key)),
  );
  const { 'http.method': method, 'next.span_type': type } = attributes;
  const route = attributes['http.route'] ?? attributes['next.route'] ?? '…';
  const name = method ? `${method} ${route}` : String(type ?? 'span');
  // Its times are fields of its prototype, so copying only its own fields would lose them.
  return Object.create(span, {
    name: { value: name },
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  });
}

/** A status or a system's code. For a receiver that hangs the exporter has words alone; no other words of it are repeated. */
const causeOf = (error: Error) => (error.message === 'Request timed out' ? 'TIMEOUT' : errorCode(error));

/** Passes spans on without data; a receiver that fails costs one log line a minute. */
function privateExporter(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans.map(withoutData), (result) => {
        if (result.error) logCounted('traces_not_sent', { code: causeOf(result.error) });
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/** Milliseconds. A receiver that hangs holds up one batch and a queue of limited length, never an answer to a visitor. */
const PATIENCE_MS = 5000;
const LAST_PATIENCE_MS = 1000;

declare global {
  // On globalThis: the code that ends the process has another copy of this module than the code that started tracing.
  var stopTracing: (() => Promise<void>) | undefined;
}

/** Begins to send what Next measures of each request. The exporter reads address and headers from OTEL_EXPORTER_OTLP_*. */
export function startTracing(): void {
  if (globalThis.stopTracing) return;
  const exporter = new OTLPTraceExporter({ timeoutMillis: PATIENCE_MS });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': env().OTEL_SERVICE_NAME }),
    spanProcessors: [new BatchSpanProcessor(privateExporter(exporter), { exportTimeoutMillis: PATIENCE_MS })],
  });
  // No propagator: a client could otherwise name the trace, have words of its own sent along, or switch its trace off.
  provider.register({ propagator: null });
  globalThis.stopTracing = async () => {
    const patience = new Promise<void>((resolve) => setTimeout(resolve, LAST_PATIENCE_MS).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), patience]);
  };
}
