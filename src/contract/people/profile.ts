import { z } from 'zod';
import { streamedDownload } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { byId, envelope, latitude, longitude } from '#contract/lib/envelope.ts';
import {
  city,
  email,
  loginPassword,
  mobile,
  oneTimeCode,
  personName,
  shortText,
  upTo,
} from '#contract/lib/fields.ts';
import { JSON_FILE, PICTURES } from '#contract/lib/media-types.ts';
import { ROLES } from '#domain/lib/role.ts';
import { LANGUAGES } from '#messages/lib/language.ts';
import words from '#messages/people/asked/index.ts';

const nothing = envelope(z.null());
const PHOTO_BYTES = 12 * 1024 * 1024;

export const userData = z.object({
  id: z.number().int(),
  firstname: z.string(),
  lastname: z.string(),
  userrole: z.enum(ROLES),
  language: z.enum(LANGUAGES),
  aadharverification: z.boolean(),
  panverification: z.boolean(),
  email: z.string(),
  mobile: z.string().nullable(),
  city: z.string(),
  about: z.string().nullable(),
  licence: z.string().nullable(),
  areasServed: z.array(z.string()),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

const profile = z.object({ ProfileImage: z.string().nullable(), Userdata: userData });
export type Profile = z.infer<typeof profile>;

export const getProfile = endpoint({
  name: 'getProfile',
  summary: 'The caller’s profile',
  method: 'GET',
  path: '/profile/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  beforeSecondFactor: true,
  tags: ['profile'],
  params: byId,
  response: envelope(profile),
  errors: ['not_found'],
});

export const updateProfile = endpoint({
  name: 'updateProfile',
  summary: 'Change name, city and what a professional says of themselves',
  method: 'PUT',
  path: '/profile/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  changes: ['profile', 'kyc', 'notifications'],
  params: byId,
  body: z.object({
    firstname: personName('first'),
    lastname: personName('last'),
    city,
    about: shortText(600).optional(),
    licence: shortText(40).optional(),
    areasServed: z
      .array(z.string().max(...upTo(80)))
      .max(20, { error: () => words.mostLocalities })
      .optional(),
    latitude: latitude.nullish(),
    longitude: longitude.nullish(),
  }),
  response: envelope(profile),
  errors: ['not_found'],
});

export const saveLanguage = endpoint({
  name: 'saveLanguage',
  summary: 'Choose the language of protected pages, notifications, mails and SMS',
  method: 'PUT',
  path: '/profile/language',
  access: 'signed-in',
  reach: 'caller',
  changes: ['profile'],
  body: z.object({ language: z.enum(LANGUAGES) }),
  response: envelope(z.object({ language: z.enum(LANGUAGES) })),
  errors: [],
});

export const uploadPhoto = endpoint({
  name: 'uploadPhoto',
  summary: 'Set the caller’s photo: JPEG, PNG or WebP of at most 12 MB',
  method: 'PUT',
  path: '/profile/photo',
  access: 'signed-in',
  reach: 'caller',
  changes: ['profile'],
  limit: { calls: 20, seconds: 3_600 },
  upload: { maxBytes: PHOTO_BYTES, types: PICTURES },
  response: envelope(z.object({ ProfileImage: z.string() })),
  errors: ['too_large', 'rate_limited'],
});

export const removePhoto = endpoint({
  name: 'removePhoto',
  summary: 'Remove the caller’s photo',
  method: 'DELETE',
  path: '/profile/photo',
  access: 'signed-in',
  reach: 'caller',
  changes: ['profile'],
  response: nothing,
  errors: [],
});

export const changeContact = endpoint({
  name: 'changeContact',
  summary: 'Send a code to a new e-mail address or mobile number',
  method: 'POST',
  path: '/profile/contact',
  access: 'signed-in',
  reach: 'caller',
  changes: ['profile'],
  limit: { calls: 6, seconds: 900 },
  body: z.object({ email: email.optional(), mobile: mobile.optional(), password: loginPassword }),
  response: nothing,
  errors: ['wrong_credentials', 'rate_limited'],
});

export const confirmContact = endpoint({
  name: 'confirmContact',
  summary: 'Take over the new e-mail address or mobile number with its code',
  method: 'POST',
  path: '/profile/contact/confirm',
  access: 'signed-in',
  reach: 'caller',
  changes: ['profile', 'notifications'],
  limit: { calls: 20, seconds: 900 },
  body: z.object({ email: email.optional(), mobile: mobile.optional(), code: oneTimeCode }),
  response: nothing,
  errors: ['wrong_credentials', 'conflict', 'rate_limited'],
});

export const downloadMyData = endpoint({
  name: 'downloadMyData',
  summary: 'Everything kept about the caller, as JSON',
  method: 'GET',
  path: '/profile/mydata',
  access: 'signed-in',
  reach: 'caller',
  tags: [],
  limit: { calls: 10, seconds: 3_600 },
  response: streamedDownload(JSON_FILE),
  errors: ['rate_limited'],
});

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  summary:
    'Delete the caller’s account; what the law asks for stays, all but invoices without a name',
  method: 'POST',
  path: '/profile/deleteaccount',
  access: 'member',
  reach: 'caller',
  changes: [],
  limit: { calls: 5, seconds: 900 },
  body: z.object({ password: loginPassword }),
  response: nothing,
  errors: ['wrong_credentials', 'conflict', 'rate_limited'],
});
