import { expect, expectAccessible, test } from '#tests/e2e/page.ts';
import { signIn } from '#tests/e2e/people.ts';
import { patience } from '#tests/patience.ts';

/** A flat for sale of the demo seller's. */
const LISTING = 4;

test.describe.configure({ timeout: patience(120) });
test.use({ mayLog: [/ERR_FAILED/] });

test('the price check: a range, a verdict while typing, and nothing while the service is away', async ({
  page,
}) => {
  const fair = async () => {
    const answer = await page.request.get(`/analytics/market/fairprice/${LISTING}`);
    return (await answer.json()).data.range;
  };
  // Prices are learned soon after the start.
  await expect.poll(fair, { timeout: patience(60) }).not.toBeNull();
  const { low, high } = await fair();
  await signIn(page, 'seller@propertysearch.test');
  await page.goto(`/EditProperty/${LISTING}`);
  const line = page.getByRole('status').filter({ hasText: 'Price check.' });
  await expect(line).toContainText(
    /Homes like this in and around [\w ]+: ₹ [\d.]+ \w+ – ₹ [\d.]+ \w+ \(n = \d+ demo listings/,
  );
  const price = page.getByLabel('Price (₹)');
  await price.fill(String(Math.round((low + high) / 2)));
  await expect(line).toContainText('Your price is within it.');
  await price.fill(String(high * 2));
  await expect(line).toContainText('Your price is 100% above it.');
  await price.fill(String(Math.round(low * 0.8)));
  await expect(line).toContainText('Your price is 20% below it.');
  await expect(line.getByRole('link', { name: 'How it is found' })).toHaveAttribute(
    'href',
    '/guides/how-a-fair-range-is-found',
  );
  await expectAccessible(page);

  await page.route('**/analytics/market/fairprice?**', (route) => route.abort());
  await page.getByLabel('Carpet area').fill('601');
  await expect(page.getByText('Homes like this')).toHaveCount(0);
  expect(await page.getByText('Price check.').count()).toBeLessThanOrEqual(1);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled();
});
