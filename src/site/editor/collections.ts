import type { CmsConfig } from '@sveltia/cms';

type Collections = NonNullable<CmsConfig['collections']>;
type Fields = Extract<Collections[number], { folder: string }>['fields'];

const text = (name: string, label: string, most?: number) =>
  ({ name, label, widget: 'string', ...(most && { maxlength: most }) }) as const;
const day = (name: string, label: string) =>
  ({ name, label, widget: 'datetime', format: 'YYYY-MM-DD', time_format: false }) as const;
const phrases = (name: string, label: string) =>
  ({ name, label, widget: 'list', min: 1, field: text('phrase', 'Phrase') }) as const;
/** Raw: what the words of a page are written with (tables, callouts, ticks) is never rewritten. */
const BODY = { name: 'body', label: 'Text', widget: 'richtext', modes: ['raw'] } as const;

const GUIDE: Fields = [
  text('title', 'Title', 70),
  { ...text('description', 'Description', 160), minlength: 50 },
  {
    name: 'topic',
    label: 'Topic',
    widget: 'select',
    options: ['buying', 'design', 'loans', 'valuation'],
  },
  { name: 'kind', label: 'Kind', widget: 'select', options: ['article', 'overview'] },
  { ...text('author', 'Author'), default: 'Propertysearch desk' },
  day('published', 'Published on; a day to come schedules it'),
  day('updated', 'Facts last changed on'),
  {
    name: 'sources',
    label: 'Sources',
    widget: 'list',
    min: 2,
    fields: [
      text('name', 'Name'),
      text('detail', 'What it supports'),
      { ...text('url', 'Address, of an official site only'), required: false },
    ],
  },
  {
    name: 'changes',
    label: 'What changed, the newest first',
    widget: 'list',
    required: false,
    fields: [day('on', 'On'), text('what', 'What')],
  },
  phrases('keywords', 'Keywords'),
  {
    name: 'related',
    label: 'Related guides',
    widget: 'relation',
    collection: 'guides',
    value_field: '{{slug}}',
    search_fields: ['title'],
    display_fields: ['title'],
    multiple: true,
    required: false,
  },
  BODY,
];

const LOCALITY: Fields = [
  text('name', 'Name'),
  {
    ...text('slug', 'Slug of the gazetteer'),
    pattern: ['^[a-z0-9-]+$', 'Small letters, digits, hyphens'],
  },
  text('devanagari', 'Name in Devanagari'),
  {
    name: 'region',
    label: 'Region',
    widget: 'select',
    options: [
      'Central Pune',
      'East Pune',
      'West Pune',
      'North Pune',
      'South Pune',
      'Pimpri-Chinchwad',
      'Hinjewadi and north-west',
    ],
  },
  text('summary', 'Summary', 200),
  phrases('goodFor', 'Good for'),
  phrases('watchFor', 'Watch for'),
  BODY,
];

const LEGAL: Fields = [
  text('title', 'Title', 70),
  { ...text('description', 'Description', 160), minlength: 50 },
  day('updated', 'Updated on'),
  BODY,
];

/** The folders of `content/` as the editor shows them; the schema of `content.config.ts` decides. */
export const COLLECTIONS: Collections = [
  {
    name: 'guides',
    label: 'Guides',
    label_singular: 'Guide',
    folder: 'content/guides',
    create: true,
    slug: '{{slug}}',
    // Translations lie beside them and have no kind of their own.
    filter: { field: 'kind', value: ['article', 'overview'] },
    fields: GUIDE,
  },
  {
    name: 'localities',
    label: 'Localities',
    label_singular: 'Locality',
    folder: 'content/localities',
    create: true,
    identifier_field: 'name',
    filter: { field: 'name', pattern: '.' },
    slug: '{{fields.slug}}',
    fields: LOCALITY,
  },
  {
    name: 'legal',
    label: 'Legal pages',
    label_singular: 'Legal page',
    folder: 'content/legal',
    create: false,
    delete: false,
    filter: { field: 'updated', pattern: '.' },
    fields: LEGAL,
  },
];
