import type { Context } from '#server/core/context.ts';
import { wantsOfLeads } from '#server/professionals/leads/index.ts';
import type { StoredDuty } from './stored-duty.ts';

type Titled = Pick<StoredDuty, 'id' | 'name' | 'title'>;
/** A duty of which the title is said in the language of whoever is told. */
export type Said<D extends Titled> = Omit<D, 'title'> & { title: () => string | null };

/** Leads are known by what they look for, which we put into words; all else by a name that somebody gave. */
export async function withSaidTitles<D extends Titled>(
  context: Context,
  duties: readonly D[],
): Promise<Said<D>[]> {
  const ofLeads = duties.filter(({ name }) => name === 'leads' || name === 'followUps');
  const wants = await wantsOfLeads(
    context,
    ofLeads.map(({ id }) => id),
  );
  return duties.map((duty) => {
    const say = ofLeads.includes(duty) ? wants.get(duty.id) : undefined;
    return { ...duty, title: say ?? (() => duty.title) };
  });
}
