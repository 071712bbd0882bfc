import { expect, test } from '#tests/e2e/page.ts';
import { ANSWERED } from '#tests/expected/specification/errors.ts';
import { SIGN_IN_RULES } from '#tests/expected/specification/rules.ts';

/** The literals of the specification on its own screens, all of a form in one visit. */

test.describe('the sign-in form says', () => {
  test.use({ mayLog: [/status of 401/] });

  test('of every value what section 5 says', async ({ page }) => {
    await page.goto('/Login');
    const fields = {
      email: page.getByLabel('Email'),
      password: page.getByLabel('Password', { exact: true }),
    };
    const said = Object.values(fields);
    for (const [sent, wrong, words] of SIGN_IN_RULES) {
      const typed = { email: '', password: '', ...sent };
      for (const name of ['email', 'password'] as const) await fields[name].fill(typed[name]);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      if (wrong === null) {
        await expect(page.getByText(ANSWERED.wrongSignIn.message)).toBeVisible();
        continue;
      }
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(fields[wrong]).toHaveAttribute('aria-invalid', 'true');
      for (const field of said) {
        if (field !== fields[wrong])
          await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      }
    }
  });
});
