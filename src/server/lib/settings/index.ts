import { DATA } from './data.ts';
import { OTHERS } from './others.ts';
import { PROVIDERS } from './providers.ts';
import { SEEING } from './seeing.ts';
import { SITE } from './site.ts';

export { TOOLS as OTHER_SETTINGS } from './tools.ts';

/** Every variable the server reads. The README's table and .env.example are written from here. */
export const SETTINGS = { ...SITE, ...DATA, ...SEEING, ...PROVIDERS, ...OTHERS };
