import type { Page } from '@playwright/test';
import {
  approvePapers,
  askForContact,
  askForVisit,
  confirmVisit,
  expect,
  type Home,
  handInPaper,
  offerVisit,
  openNews,
  openStep,
  readDoorCode,
  revealNumber,
} from '#tests/e2e/deals/deals-steps.ts';
import type { Member } from '#tests/e2e/members.ts';
import { atRest, expectAccessible } from '#tests/e2e/page.ts';
import { signIn } from '#tests/e2e/people.ts';

/** The owner's papers are seen by staff, and the owner's list has the badge. */
export async function verifyHome(
  [seller, staff]: readonly [Page, Page],
  id: number,
  { title }: Home,
): Promise<void> {
  await handInPaper(seller, id);
  await signIn(staff, 'admin@propertysearch.test');
  await approvePapers(staff, title);
  await seller.reload();
  await expect(seller.getByText('Verified until')).toBeVisible();
  await seller.goto('/OwnerPropertiesScreen');
  const row = seller.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Verified', { exact: true })).toBeVisible();
  await atRest(seller);
  await expectAccessible(seller);
}

/** Neither page has the other's number or address before; both show them after. */
export async function shareNumbers(
  { page: seller, email: sellersEmail }: Member,
  { page: buyer, email: buyersEmail }: Member,
  id: number,
  { title }: Home,
): Promise<void> {
  await askForContact(buyer, id);
  const buyerSaw = await buyer.content();
  await openNews(seller, { title: 'asks for your contact', about: title });
  const accept = seller.getByRole('button', { name: 'Accept and share numbers' });
  await expect(accept).toBeVisible();
  const sellerSaw = await seller.content();
  await accept.click();
  const ofBuyer = await revealNumber(seller, 'Aarohi');
  await openNews(buyer, { title: 'shares their contact with you', about: title });
  await openStep(buyer, id, 'contact');
  const ofSeller = await revealNumber(buyer, 'Sameer');
  expect([ofSeller.email, ofBuyer.email]).toEqual([sellersEmail, buyersEmail]);
  for (const secret of Object.values(ofSeller)) expect(buyerSaw).not.toContain(secret);
  for (const secret of Object.values(ofBuyer)) expect(sellerSaw).not.toContain(secret);
}

/** From the owner's request page to a code for the door. */
export async function visit(
  [seller, buyer]: readonly [Page, Page],
  id: number,
  home: Home,
): Promise<void> {
  const request = seller.url();
  await offerVisit(seller, id, home);
  await askForVisit(buyer, id);
  await openNews(seller, { title: 'asks to see your home', about: home.title });
  await expectAccessible(seller);
  await confirmVisit(seller);
  await openNews(buyer, { title: 'Your visit is confirmed', about: home.title });
  expect(await readDoorCode(buyer, id)).toMatch(/^\d{4}$/);
  // They have not shown who they are yet.
  await expect(buyer.getByText('To see the exact address, verify')).toBeVisible();
  await seller.goto(request);
  await expect(seller.getByText('You show it to Aarohi')).toBeVisible();
}
