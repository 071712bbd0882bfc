import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { BodyOf, Endpoint } from '#contract/lib/endpoint.ts';
import { schemaResolver } from './schema-resolver.ts';

/** What a form of an endpoint's body holds while it is filled in. */
export type FormOf<E> =
  E extends Endpoint<z.ZodType<object>, z.ZodType<object>, infer B, z.ZodType>
    ? z.input<B> & FieldValues
    : never;

/**
 * A form for an endpoint's body, checked by the contract's own schema: a field is judged once it
 * has been left, then at every change.
 */
export function useCallForm<E extends Endpoint>(
  endpoint: E,
  defaultValues: DefaultValues<FormOf<E>>,
): UseFormReturn<FormOf<E>, unknown, BodyOf<E>> {
  if (!endpoint.body) throw new Error(`${endpoint.name} takes no body`);
  const schema = endpoint.body as z.ZodType<BodyOf<E>, FormOf<E>>;
  return useForm<FormOf<E>, unknown, BodyOf<E>>({
    mode: 'onTouched',
    resolver: schemaResolver(schema) as never,
    defaultValues,
  });
}
