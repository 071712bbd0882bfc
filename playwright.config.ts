import { existsSync } from 'node:fs';
import { chromium, defineConfig, devices } from '@playwright/test';
import { patience } from './tests/patience.ts';

// The shell draws no window of its own, which takes two thirds of the time.
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = process.env.CHROMIUM ?? SYSTEM.find((file) => existsSync(file));
if (!executablePath && !existsSync(chromium.executablePath())) {
  throw new Error(
    'No Chromium found. Debian: apt-get install -y chromium-headless-shell. Elsewhere: npx playwright install chromium, or set CHROMIUM.',
  );
}

/**
 * Long stories of several people, forms of one's own account, desks' lists, and what is told in words
 * and figures; in CI told on a phone only, which leaves more to go wrong.
 */
const STORIES =
  /(stories\/[^/]+|accounts|profile|second-factor|messenger|papers|campaigns|money|money-deals|without-subject|leads-board|favourites|offline|premium|calculators|search-nothing|public-pages)\.spec\.ts$/;

const port = Number(process.env.E2E_PORT ?? 4399);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  // A test that needs its second try is printed as flaky: seen, without stopping a whole run.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  timeout: patience(45),
  expect: { timeout: patience(5) },
  use: {
    // A step that never ends is named, and does not take what its whole story may.
    actionTimeout: patience(20),
    navigationTimeout: patience(20),
    // What a worker answers is not to be seen by a test that holds calls back; its own tests let it in.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        // Pictures further down are fetched as on an ordinary line, also by the Chromium without a
        // window, which knows none.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desk',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
      testIgnore: process.env.CI ? STORIES : [],
    },
    {
      name: 'phone',
      // Of its pixels a seventh is painted, which takes a seventh less of the processors; what is
      // weighed is fetched as for all of them.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: {
    command: 'node tests/e2e/serve.ts',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), LOG_LEVEL: 'warn' },
    timeout: patience(120),
    gracefulShutdown: { signal: 'SIGTERM', timeout: patience(15) },
  },
});
