import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type {
  getWorkProfile,
  saveWorkProfile,
  WorkProfile,
} from '#contract/professionals/work-profile.ts';
import { fromRupees, toRupees } from '#domain/lib/money.ts';
import { LANGUAGES } from '#domain/professionals/professional.ts';
import words from '#messages/professionals/done/index.ts';
import { audit } from '#server/core/audit.ts';
import { professionalProfiles } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { recountRating } from './recount-rating.ts';

const present = ({
  headline,
  languages,
  experienceYears,
  feeFromPaise,
  away,
}: typeof professionalProfiles.$inferSelect): WorkProfile => ({
  headline,
  languages: LANGUAGES.filter((language) => languages.includes(language)),
  experienceYears,
  feeFrom: toRupees(feeFromPaise),
  away,
});

export const getWorkProfileVerb: Verb<typeof getWorkProfile> = async (context) => {
  const [found] = await context.db
    .select()
    .from(professionalProfiles)
    .where(eq(professionalProfiles.personId, personOf(context).id));
  return success(found ? present(found) : null);
};

export const saveWorkProfileVerb: Verb<typeof saveWorkProfile> = async (context, { body }) => {
  const { id: personId } = personOf(context);
  const { feeFrom, ...rest } = body;
  const set = {
    ...rest,
    languages: [...new Set(body.languages)],
    feeFromPaise: fromRupees(feeFrom),
    updatedAt: context.now(),
  };
  await context.db.transaction(async (tx) => {
    await tx
      .insert(professionalProfiles)
      .values({ personId, ...set })
      .onConflictDoUpdate({ target: professionalProfiles.personId, set });
    // They may have been reviewed before they had a profile.
    await recountRating(tx, personId);
    await audit(context, tx, {
      action: 'professional.profile',
      subjectKind: 'person',
      subjectId: personId,
    });
  });
  return success(
    { ...body, languages: LANGUAGES.filter((language) => body.languages.includes(language)) },
    body.away ? words.savedAway : words.savedSeen,
  );
};
