import { z } from 'zod';

/** What is said of a setting, or of several that only make sense together. */
export interface About {
  readonly group: string;
  /** What holds where nothing is set. */
  readonly byDefault: string;
  readonly meaning: string;
}

const registry = z.registry<About>();

/** What is said of the setting of this schema. */
export const aboutSetting = (type: z.ZodType) => registry.get(type);

/** Settings of a group: schemas by name, the default as people read it, and what they mean. */
export function inGroup(group: string) {
  return <Shape extends Record<string, z.ZodType>>(
    shape: Shape,
    byDefault: string,
    meaning: string,
  ): Shape => {
    const about: About = { group, byDefault, meaning };
    for (const type of Object.values(shape)) registry.add(type, about);
    return shape;
  };
}
