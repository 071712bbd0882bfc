/**
 * A table of labels that says each in the language of whoever is spoken to, so that tables of the
 * domain stay tables: `BUDGET_LABEL[band]`.
 * @param read reads them from a catalogue; only when somebody asks for one
 */
export function labels<Labels extends Readonly<Record<string, unknown>>>(
  read: () => Labels,
): Labels {
  return new Proxy({} as Labels, {
    get: (_, name) => Reflect.get(read(), name),
    has: (_, name) => Reflect.has(read(), name),
    ownKeys: () => Reflect.ownKeys(read()),
    getOwnPropertyDescriptor: (_, name) => ({
      value: Reflect.get(read(), name),
      enumerable: true,
      configurable: true,
    }),
  });
}
