import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { submitLicenceDocument } from '#contract/people/licences.ts';
import { submitDocument } from '#contract/people/kyc.ts';
import { addressOf } from '#client/lib/address-of.ts';
import { aProfessional, type Member } from '#tests/e2e/members.ts';
import { expect, expectAccessible, test } from '#tests/e2e/page.ts';
import { signIn } from '#tests/e2e/people.ts';
import { patience } from '#tests/patience.ts';

test.describe.configure({ timeout: patience(90) });
