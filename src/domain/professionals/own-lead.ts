/** How an agent's own lead came onto the desk; its history says it. */
export type LeadWay = 'hand' | 'file' | 'mail';

/** How an agent reaches somebody outside the site. */
export const CONTACT_WAYS = ['call', 'whatsapp', 'email'] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

/** Where agents' own leads often come from; another may be written. */
export const LEAD_ORIGINS = [
  '99acres',
  'MagicBricks',
  'Housing.com',
  'NoBroker',
  'Referral',
  'Board or hoarding',
  'Walk-in',
] as const;

/** Own leads an agent may keep, lines that one call brings, and lines of a whole file. */
export const MAX_OWN_LEADS = 5_000;
export const MAX_LEAD_FILE_ROWS = 100;
export const MAX_LEAD_FILE_LINES = 2_000;

export const MAX_OPEN_TASKS = 500;
export const MAX_TEMPLATES = 30;

/** What may stand in a template, and what it becomes. */
export const TEMPLATE_FIELDS = ['name', 'home', 'price', 'link'] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

/** The words with every known field filled; one nothing is known for stays, so that it is seen. */
export const fillTemplate = (
  body: string,
  values: Partial<Record<TemplateField, string>>,
): string =>
  TEMPLATE_FIELDS.reduce(
    (text, field) => text.replaceAll(`{${field}}`, values[field] ?? `{${field}}`),
    body,
  );
