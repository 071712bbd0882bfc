import type { Page } from '@playwright/test';
import { expect } from '#tests/e2e/deals/deals-steps.ts';
import { savedPdf } from './money-steps.ts';

/** On the owner's page of a booking: this month's, as the form proposes it. */
export async function giveRentReceipt(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: 'Give a rent receipt' }).click();
  const giving = owner.getByRole('dialog', { name: 'Give a rent receipt' });
  await giving.getByRole('button', { name: 'Give the receipt' }).click();
  await expect(giving).toBeHidden();
}

/** On the tenant's page of it, where it stands with its sum; answers the PDF's first line. */
export async function saveRentReceipt(tenant: Page, sum: string): Promise<string> {
  const row = tenant.getByRole('region', { name: 'Rent receipts' }).getByRole('listitem');
  await expect(row).toContainText(sum);
  return (await savedPdf(tenant, row.getByRole('button', { name: /^Download: rent receipt of/ })))
    .head;
}
