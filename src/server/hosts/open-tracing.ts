import type { NodeTracerConfig } from '@opentelemetry/sdk-trace-node';
import { traceBy } from '#server/lib/seeing/tracing.ts';

type Resource = NonNullable<NodeTracerConfig['resource']>;

/** Who sends the traces. */
function resourceOf(name: string): Resource {
  const attributes = { 'service.name': name };
  const resource: Resource = {
    attributes,
    merge: () => resource,
    getRawAttributes: () => Object.entries(attributes),
  };
  return resource;
}

/**
 * Sends traces to a collector, where the settings name one. What that takes is loaded then only.
 * Answers what sends the last of them.
 */
export async function openTracing(
  endpoint: string | undefined,
  name = 'propertysearch',
): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined;
  const [api, { NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceOf(name),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = provider.getTracer(name);
  const { context, propagation, trace, SpanKind, SpanStatusCode } = api;
  const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

  traceBy({
    begin(spanName, { kind, words, headers }) {
      const active = context.active();
      const parent = headers ? propagation.extract(active, headers) : active;
      const span = tracer.startSpan(spanName, { kind: KINDS[kind], attributes: words }, parent);
      const inside = trace.setSpan(parent, span);
      return {
        run: (run) => context.with(inside, run),
        end({ error, name: known, words: more }) {
          if (known) span.updateName(known);
          if (more) span.setAttributes(more);
          // Its words may be anybody’s; its name tells enough.
          if (error) span.setStatus({ code: SpanStatusCode.ERROR });
          if (error instanceof Error) span.setAttribute('error.type', error.name);
          span.end();
        },
      };
    },
    headers() {
      const carrier: Record<string, string> = {};
      propagation.inject(context.active(), carrier);
      return carrier;
    },
  });

  return async () => {
    traceBy(undefined);
    // Nothing is lost to anybody where the collector is away.
    await provider.shutdown().catch(() => undefined);
    trace.disable();
    context.disable();
    propagation.disable();
  };
}
