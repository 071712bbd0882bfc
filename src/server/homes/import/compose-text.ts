import { bhkLabel, hasBedrooms, type ListedIn, type Subcategory } from '#domain/homes/listing.ts';

/** "2 BHK flat", "1 RK studio", "Plot". */
export function homePhrase(subcategory: Subcategory, bedrooms: number | null): string {
  if (subcategory === 'Studio Apartment') return '1 RK studio';
  if (!hasBedrooms(subcategory) || bedrooms === null) return subcategory;
  return `${bhkLabel(bedrooms, subcategory)} ${subcategory.toLowerCase()}`;
}

/** One or two sentences of what the row says and nothing more. */
export function composeDescription(facts: {
  subcategory: Subcategory;
  bedrooms: number | null;
  listedIn: ListedIn;
  society: string | null;
  developer: string | null;
  locality: string;
  landmark: string | null;
}): string {
  const { society, developer, locality, landmark } = facts;
  const what = homePhrase(facts.subcategory, facts.bedrooms);
  const offer = facts.listedIn === 'rent' ? 'to rent' : 'for sale';
  const project = society ? `${society}${developer ? ` by ${developer}` : ''}, ` : '';
  const sentence = `${what} ${offer} in ${project}${locality}.`;
  return landmark ? `${sentence} Landmark: ${landmark.replace(/\.$/, '')}.` : sentence;
}
