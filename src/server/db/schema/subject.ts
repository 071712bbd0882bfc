import { pgEnum } from 'drizzle-orm/pg-core';
import { SUBJECT_KINDS } from '#domain/lib/subject.ts';

export const subjectKind = pgEnum('subject_kind', SUBJECT_KINDS);
