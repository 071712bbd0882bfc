import type { Page } from '@playwright/test';
import { expect, openNews } from '#tests/e2e/deals/deals-steps.ts';
import type { Member } from '#tests/e2e/members.ts';
import { expectAccessible } from '#tests/e2e/page.ts';
import { query } from '#tests/e2e/site-database.ts';

/** Months have passed: the licence an owner gave ends in three weeks. */
async function licenceEndsSoon({ id }: Member): Promise<void> {
  await query(
    `update agreements set terms = terms || jsonb_build_object('startOn',
       (current_date + 21 - make_interval(months => (terms->>'months')::int))::date)
     where seller_id = $1 and state = 'agreed'`,
    [id],
  );
}

const offersOn = (page: Page) => page.getByRole('region', { name: 'Going on with the licence' });

interface Renewal {
  asOwner: string;
  about: string;
  /** What the owner thinks of first. */
  first: string;
  rent: string;
  /** Between that and the rent until now. */
  step: string;
}

/** An owner offers to go on at another rent, thinks again, and the tenant, who is told, accepts. */
export async function renewLicence(
  owner: Member,
  tenant: Member,
  { asOwner, about, first, rent, step }: Renewal,
): Promise<void> {
  await licenceEndsSoon(owner);
  await owner.page.goto(asOwner);
  const mine = offersOn(owner.page);
  const offer = async (button: string, amount: string) => {
    await mine.getByRole('button', { name: button }).click();
    const dialog = owner.page.getByRole('dialog', { name: 'Offer to go on' });
    await dialog.getByLabel('Rent a month').fill(amount);
    await dialog.getByRole('button', { name: 'Offer it to' }).click();
    await expect(dialog).toBeHidden();
    await expect(mine.getByText(`₹ ${amount} a month`)).toBeVisible();
    await expect(mine.getByText('Waits for an answer')).toBeVisible();
  };
  await offer('Offer a renewal…', first);
  await offer('Change your offer…', rent);
  // What stands is told; what stood before, when it is asked for.
  await expect(mine.getByText(`₹ ${first} a month`)).toBeHidden();
  await mine.getByText('Earlier offers (1)').click();
  await expect(mine.getByText(`₹ ${first} a month`)).toBeVisible();

  await openNews(tenant.page, { title: 'A renewal of the licence is offered', about });
  const theirs = offersOn(tenant.page);
  await expect(theirs.getByText(`₹ ${rent} a month`)).toBeVisible();
  await expect(theirs.getByText(`₹ ${step} a month more than now`)).toBeVisible();
  await theirs.getByRole('button', { name: 'Accept' }).click();
  const accepting = tenant.page.getByRole('dialog', { name: 'Accept this renewal?' });
  await accepting.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs.getByText('Accepted; to be drawn up')).toBeVisible();
  // The owner's page follows by itself.
  await expect(mine.getByText('Accepted; to be drawn up')).toBeVisible();
  for (const { page } of [owner, tenant]) await expectAccessible(page);
}
