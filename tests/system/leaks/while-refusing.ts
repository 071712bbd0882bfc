import type { postgresOf } from '#tests/system/site-postgres.ts';

const WRITTEN = [
  'people',
  'sessions',
  'registrations',
  'one_time_codes',
  'identity_checks',
  'bank_accounts',
];

/** Every new or changed row is refused until the given task is done, so that queries fail. */
export async function whileRefusing<Result>(
  { run }: Pick<Awaited<ReturnType<typeof postgresOf>>, 'run'>,
  task: () => Promise<Result>,
): Promise<Result> {
  const alter = (change: string) =>
    run((client) =>
      client.query(WRITTEN.map((table) => `alter table ${table} ${change}`).join('; ')),
    );
  await alter('add constraint refused check (false) not valid');
  return task().finally(() => alter('drop constraint refused'));
}
