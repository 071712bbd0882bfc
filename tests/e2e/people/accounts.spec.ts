import type { Locator } from '@playwright/test';
import { SIGN_UP_ROLES } from '#domain/lib/role.ts';
import { SIDEBAR } from '#domain/sidebar.ts';
import { atRest, expect, expectAccessible, test } from '#tests/e2e/page.ts';
import {
  codeSentTo,
  NEW_PASSWORD,
  newContact,
  signIn,
  signOut,
  signUp,
} from '#tests/e2e/people.ts';

test.describe('the sign-in form', () => {
  test.use({ mayLog: [/status of (?:401|502|503)|ERR_INTERNET_DISCONNECTED/] });

  test('says what is wrong once a field has been left, and as it is mended', async ({ page }) => {
    await page.goto('/Login');
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    await email.focus();
    await expect(page.getByText('Email is required')).toBeHidden();
    await password.focus();
    await expect(page.getByText('Email is required')).toBeVisible();
    await email.fill('nonsense');
    await expect(page.getByText('Invalid email format')).toBeVisible();
    await email.fill('buyer@propertysearch.test');
    await expect(page.getByText('Invalid email format')).toBeHidden();
    await password.fill('abcd');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Password must be at least 5 characters')).toBeVisible();
    await expect(page).toHaveURL('/Login');
    const shown = page.getByRole('button', { name: 'Show password' });
    await shown.click();
    await expect(password).toHaveAttribute('type', 'text');
    await expectAccessible(page);
  });

  test('loses no press to an error that leaving a field brings', async ({ page }) => {
    const press = async (target: Locator) => {
      const box = await target.boundingBox();
      if (!box) throw new Error('Nothing to press');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      // As long as a press takes: the frame in which the error would have appeared is drawn.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      await page.mouse.up();
    };
    await page.goto('/Login');
    await page.getByLabel('Password', { exact: true }).focus();
    await press(page.getByRole('link', { name: 'Forgot password' }));
    await page.waitForURL('/ForgetPassword');
    await page.goto('/Login');
    await page.getByLabel('Email').focus();
    await press(page.getByRole('link', { name: 'Sign up' }));
    await page.waitForURL('/Registration');
    await page.getByLabel('Password', { exact: true }).focus();
    const terms = page.getByRole('checkbox', { name: /terms of service/ });
    await press(terms);
    await expect(terms).toBeChecked();
    await expect(page.getByText(/^(?:Password is required|Use at least)/)).toBeVisible();
  });

  test('leads where its visitor wanted to go', async ({ page }) => {
    await page.goto('/MyPackages?from=mail#invoices');
    await page.waitForURL('/');
    const told = page.getByRole('status').getByText('That page is for members.');
    await expect(told).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(told).toBeHidden();
    await page.goto('/MyPackages?from=mail#invoices');
    await page.waitForURL('/');
    await page.getByRole('status').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill('buyer@propertysearch.test');
    await page.getByLabel('Password', { exact: true }).fill('Demo@12345');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('/MyPackages?from=mail#invoices');
  });

  test('is busy while signing in, and welcomes', async ({ page }) => {
    let go = () => undefined as unknown;
    const asked = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/api/auths/login', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/Login');
    await page.getByLabel('Email').fill('buyer@propertysearch.test');
    await page.getByLabel('Password', { exact: true }).fill('Demo@12345');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    go();
    await page.waitForURL('/UserDashboard');
    await expect(page.getByText('Welcome on Propertysearch!')).toBeVisible();
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.keys(stored)).toEqual(expect.arrayContaining(['token', 'userId', 'userRole']));
    expect(stored.userRole).toBe('user');
  });

  test('tells of failures in the specified words', async ({ page }) => {
    const login = async () => {
      await page.getByLabel('Email').fill('buyer@propertysearch.test');
      await page.getByLabel('Password', { exact: true }).fill('not the one');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    };
    await page.goto('/Login');
    await login();
    await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
    await page.route('**/api/auths/login', (route) =>
      route.fulfill({
        status: 503,
        json: { status: 0, message: 'Back at nine.', code: 'unavailable' },
      }),
    );
    await login();
    await expect(page.getByText('Back at nine.')).toBeVisible();
    // An answer without words of its own, and a page of something in between.
    for (const answer of [
      { status: 401, json: {} },
      { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    ]) {
      // Without what was said before.
      await page.reload();
      await page.route('**/api/auths/login', (route) => route.fulfill(answer));
      await login();
      await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
    }
    await page.route('**/api/auths/login', (route) => route.abort('internetdisconnected'));
    await login();
    await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('buyer@propertysearch.test');
  });

  test('leads back to where the visitor was, and nowhere else', async ({ page }) => {
    for (const [next, end] of [
      ['/Notification', '/Notification'],
      ['//evil.example/x', '/UserDashboard'],
      ['https://evil.example/', '/UserDashboard'],
      ['/\\evil.example', '/UserDashboard'],
    ] as const) {
      await page.goto(`/Login?next=${encodeURIComponent(next)}`);
      await page.getByLabel('Email').fill('lawyer@propertysearch.test');
      await page.getByLabel('Password', { exact: true }).fill('Demo@12345');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.waitForURL(end);
    }
  });
});

for (const role of SIGN_UP_ROLES) {
  test(`sign up as ${role}, find the rail of the role, sign out`, async ({ page, isMobile }) => {
    await signUp(page, role);
    if (role === 'agent') {
      const dialog = page.getByRole('dialog', { name: 'Complete KYC Verification' });
      await dialog.getByRole('button', { name: 'Verify Now' }).click();
      await page.waitForURL(/\/MyProfile/);
      await expect(dialog).toBeHidden();
    }
    // Other professions are told, and stopped nowhere.
    const banner = page.getByText(/not verified yet\. Clients see/);
    if (role === 'lawyer' || role === 'evaluator') await expect(banner).toBeVisible();
    else await expect(banner).toBeHidden();
    const rail = page.getByRole('navigation', { name: 'Your pages' }).filter({ visible: true });
    const labels = SIDEBAR[role].map(({ label }) => label);
    if (isMobile && labels.length > 5) {
      await rail.getByRole('button', { name: 'More' }).click();
      const all = page.getByRole('dialog', { name: 'Your pages' });
      for (const label of labels) await expect(all.getByText(label, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    } else {
      for (const label of labels)
        await expect(rail.getByText(label, { exact: true })).toBeVisible();
    }
    // The public pages' menus are there too, by keyboard.
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: isMobile ? 'Menu' : 'Buy', exact: true }).focus();
    await page.keyboard.press('Enter');
    if (isMobile) await header.locator('summary', { hasText: 'Buy' }).click();
    const projects = header.getByRole('link', { name: 'Projects in Pune' });
    await expect(projects).toHaveAttribute('href', '/projects');
    await page.keyboard.press('Escape');
    await expect(projects).toBeHidden();
    await expectAccessible(page);
    await signOut(page);
    const left = await page.evaluate(() => [localStorage.length, sessionStorage.getItem('token')]);
    expect(left).toEqual([0, null]);
    await page.goto('/UserDashboard');
    await expect(page).toHaveURL('/');
  });
}

test.describe('a code to the mobile number', () => {
  test.use({ mayLog: [/status of 401/] });

  test('signs in without the password, and leads back to where the visitor was', async ({
    page,
  }) => {
    const { mobile } = await signUp(page, 'user');
    await signOut(page);
    await page.goto('/Login?next=/Notification');
    await page.getByRole('link', { name: 'Sign in with a code' }).click();
    const number = page.getByLabel('Mobile number');
    await number.fill('12345');
    await page.getByRole('button', { name: 'Send a code' }).click();
    await expect(page.getByText('Give an Indian mobile number')).toBeVisible();
    await number.fill(`+91 ${mobile}`);
    await number.press('Enter');
    await expect(page.getByText('a code is on its way by SMS')).toBeVisible();
    await expectAccessible(page);
    const code = page.getByLabel('Code from the SMS');
    const right = await codeSentTo(page, mobile, 'signs you in');
    await code.fill(right === '11111111' ? '22222222' : '11111111');
    await code.press('Enter');
    await expect(page.getByText('The code is not right')).toBeVisible();
    // What was typed stays, and so does the number for another try.
    await page.getByRole('button', { name: 'Use another number' }).click();
    await expect(page.getByLabel('Mobile number')).not.toHaveValue('');
    await page.getByRole('button', { name: 'Send a code' }).click();
    await expect(code).toBeVisible();
    await expect.poll(async () => codeSentTo(page, mobile, 'signs you in')).not.toBe(right);
    await code.fill(await codeSentTo(page, mobile, 'signs you in'));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('/Notification');
  });
});

test('a forgotten password is replaced by a code', async ({ page }) => {
  const { email } = await signUp(page, 'user');
  await signOut(page);
  await page.goto('/ForgetPassword');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  await page.getByLabel('Code from the e-mail').fill(await codeSentTo(page, email));
  const fresh = `${NEW_PASSWORD} again`;
  await page.getByLabel('New password').fill(fresh);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await signIn(page, email, fresh);
  await expect(page).toHaveURL('/UserDashboard');
});

test('what was typed at sign-up survives a reload, but for the password', async ({ page }) => {
  await page.goto('/Registration');
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:registration')))
    .toContain('Meera');
  expect(await page.evaluate(() => localStorage.getItem('draft:registration'))).not.toContain(
    'mango',
  );
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Meera');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('a number mistyped at sign-up is corrected after the codes were sent', async ({ page }) => {
  const { email, mobile } = newContact();
  await page.goto('/Registration');
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Apte');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('I accept').check();
  await page.getByRole('button', { name: 'Sign up and send codes' }).click();
  await page.waitForURL('/MobilenoVerification');
  await page.getByRole('link', { name: 'Correct it' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile);
});

test('two tabs: out of one is out of both', async ({ page, context }) => {
  await signIn(page, 'seller@propertysearch.test');
  const other = await context.newPage();
  await other.goto('/Notification');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await signOut(page);
  await other.waitForURL('/');
});

test('pages of another role, and of nobody, are not there', async ({ page }) => {
  await signIn(page, 'lawyer@propertysearch.test');
  await page.goto('/AgentLeadList');
  await expect(page.getByText('There is nothing here')).toBeVisible();
  await page.goto('/userdashboard');
  await expect(page).toHaveURL('/UserDashboard');
  await page.goto('/LawyerLeadList');
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  expect((await page.request.get('/app')).status()).toBe(404);
});

test('Post Property asks for KYC only where both papers are missing', async ({ page }) => {
  await signIn(page, 'newuser@propertysearch.test');
  await page.getByRole('button', { name: 'Post Property' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update KYC' });
  await expect(dialog).toContainText('To post a property, you need to update your KYC');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Post Property' }).click();
  await dialog.getByRole('button', { name: 'Update KYC' }).click();
  await page.waitForURL(/\/MyProfile/);
  await page.goto('/guides');
  await page.getByRole('button', { name: 'Post Property' }).click();
  await page.getByRole('link', { name: 'Update KYC' }).click();
  await page.waitForURL(/\/MyProfile/);
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await page.getByRole('link', { name: 'Post a home' }).click();
  await expect(dialog).toBeVisible();
  await page.goto('/MyProfile');
  await signOut(page);
  await signIn(page, 'buyer@propertysearch.test');
  await page.getByRole('button', { name: 'Post Property' }).click();
  await page.waitForURL('/AddProperty');
});

test.describe('where nobody can say whether papers are there', () => {
  test.use({ mayLog: [/status of 503/] });

  test('Post Property leads on all the same, from the site as from behind the token', async ({
    page,
  }) => {
    await signIn(page, 'buyer@propertysearch.test');
    await page.route('**/verificationstatus/**', (route) =>
      route.fulfill({
        status: 503,
        json: { status: 0, message: 'Back at nine.', code: 'unavailable' },
      }),
    );
    for (const from of ['/MyProfile', '/guides']) {
      await page.goto(from);
      await page.getByRole('button', { name: 'Post Property' }).click();
      await page.waitForURL('/AddProperty');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('an agent without papers is stopped everywhere but at home and in the profile', async ({
  page,
}) => {
  await signIn(page, 'newagent@propertysearch.test');
  const dialog = page.getByRole('dialog', { name: 'Complete KYC Verification' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.goto('/guides');
  await expect(dialog).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(page.locator('[data-with-token="/AddProperty"]')).toHaveCount(0);
  await expect(dialog).toBeHidden();
  await page.goto('/MyProfile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
  page.on('dialog', (alert) => {
    expect(alert.message()).toBe('Please complete your KYC verification first');
    alert.accept();
  });
  const alerted = page.waitForEvent('dialog');
  await page
    .getByRole('navigation', { name: 'Your pages' })
    .filter({ visible: true })
    .getByRole('button', { name: 'More' })
    .or(page.getByRole('button', { name: 'Training' }))
    .first()
    .click();
  const training = page
    .getByRole('dialog', { name: 'Your pages' })
    .getByRole('button', { name: 'Training' });
  if (await training.isVisible()) await training.click();
  await alerted;
});

test.describe('a session that ends in the middle', () => {
  test.use({ mayLog: [/status of 403/] });

  test('is said in the console, leads to signing in, and back', async ({ page }) => {
    const notes: string[] = [];
    page.on('console', (message) => notes.push(message.text()));
    await signIn(page, 'evaluator@propertysearch.test');
    await page.getByRole('link', { name: 'Notifications' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await atRest(page);
    await page.evaluate(() => sessionStorage.setItem('userLocation', '{}'));
    await page.context().clearCookies();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.waitForURL(/\/Login\?next=/);
    expect(notes.some((note) => /token has expired/.test(note))).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem('userLocation'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.getByLabel('Email').fill('evaluator@propertysearch.test');
    await page.getByLabel('Password', { exact: true }).fill('Demo@12345');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(/\/Notification/);
  });
});
