import { z } from 'zod';
import { CHECK_STATES } from '../domain/kyc.ts';
import { ROLES } from '../domain/role.ts';
import { download } from './download.ts';
import { endpoint } from './endpoint.ts';
import { envelope, id, latitude, longitude } from './envelope.ts';
import {
  city,
  email,
  loginPassword,
  mobile,
  oneTimeCode,
  personName,
  shortText,
} from './fields.ts';

const caller = z.object({ id });
const nothing = envelope(z.null());
const PHOTO_BYTES = 12 * 1024 * 1024;
const DOCUMENT_BYTES = 20 * 1024 * 1024;

export const userData = z.object({
  id: z.number().int(),
  firstname: z.string(),
  lastname: z.string(),
  userrole: z.enum(ROLES),
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
  params: caller,
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
  params: caller,
  body: z.object({
    firstname: personName('First name'),
    lastname: personName('Last name'),
    city,
    about: shortText(600).optional(),
    licence: shortText(40).optional(),
    areasServed: z.array(z.string().max(80)).max(20, 'Name at most 20 localities.').optional(),
    latitude: latitude.nullish(),
    longitude: longitude.nullish(),
  }),
  response: envelope(profile),
  errors: ['not_found'],
});

export const uploadPhoto = endpoint({
  name: 'uploadPhoto',
  summary: 'Set the caller’s photo: JPEG, PNG or WebP of at most 12 MB',
  method: 'PUT',
  path: '/profile/photo',
  access: 'signed-in',
  reach: 'caller',
  limit: { calls: 20, seconds: 3_600 },
  upload: { mostBytes: PHOTO_BYTES },
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
  limit: { calls: 20, seconds: 900 },
  body: z.object({ email: email.optional(), mobile: mobile.optional(), code: oneTimeCode }),
  response: nothing,
  errors: ['wrong_credentials', 'conflict', 'rate_limited'],
});

export const verificationStatus = endpoint({
  name: 'verificationStatus',
  summary: 'Whether Aadhaar and PAN of the caller are verified',
  method: 'GET',
  path: '/profile/verificationstatus/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  params: caller,
  response: envelope(z.object({ aadharverification: z.boolean(), panverification: z.boolean() })),
  errors: ['not_found'],
});

const check = z.object({
  id: z.number().int(),
  state: z.enum(CHECK_STATES),
  at: z.string(),
  /** Last four of the Aadhaar, or the masked PAN, or the document's name. */
  shown: z.string().nullable(),
  reason: z.string().nullable(),
});
export type KycCheck = z.infer<typeof check>;

export const getKyc = endpoint({
  name: 'getKyc',
  summary: 'The caller’s identity checks, newest of each kind',
  method: 'GET',
  path: '/profile/user/getkyc/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  params: caller,
  response: envelope(
    z.object({
      aadharverification: z.boolean(),
      panverification: z.boolean(),
      /** True where a sandbox plays the verification provider. */
      sandbox: z.boolean(),
      aadhaar: check.nullable(),
      pan: check.nullable(),
      document: check.nullable(),
    }),
  ),
  errors: ['not_found'],
});

const consent = z.literal(true, 'Please agree first.');

export const startAadhaar = endpoint({
  name: 'startAadhaar',
  summary: 'Ask the verification provider to send an Aadhaar OTP',
  method: 'POST',
  path: '/profile/kyc/aadhaar',
  access: 'signed-in',
  reach: 'caller',
  limit: { calls: 5, seconds: 3_600 },
  body: z.object({
    aadhaar: z
      .string('Aadhaar number is required')
      .transform((typed) => typed.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{12}$/, 'An Aadhaar number has 12 digits.')),
    consent,
  }),
  response: envelope(z.object({ checkId: z.number().int() })),
  errors: ['invalid', 'conflict', 'rate_limited', 'unavailable'],
});

export const confirmAadhaar = endpoint({
  name: 'confirmAadhaar',
  summary: 'Finish the Aadhaar check with the OTP',
  method: 'POST',
  path: '/profile/kyc/aadhaar/{checkId}/confirm',
  access: 'signed-in',
  reach: 'own-object',
  params: z.object({ checkId: id }),
  body: z.object({ otp: oneTimeCode }),
  response: nothing,
  errors: ['wrong_credentials', 'not_found', 'conflict', 'unavailable'],
});

export const verifyPan = endpoint({
  name: 'verifyPan',
  summary: 'Check a PAN with the verification provider',
  method: 'POST',
  path: '/profile/kyc/pan',
  access: 'signed-in',
  reach: 'caller',
  limit: { calls: 5, seconds: 3_600 },
  body: z.object({
    pan: z
      .string('PAN is required')
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{5}\d{4}[A-Z]$/, 'A PAN is five letters, four digits and a letter.'),
    name: personName('Name as on the PAN card'),
    consent,
  }),
  response: nothing,
  errors: ['invalid', 'conflict', 'rate_limited', 'unavailable'],
});

export const submitDocument = endpoint({
  name: 'submitDocument',
  summary: 'Hand in a passport or driving licence in place of Aadhaar; staff look at it',
  method: 'POST',
  path: '/profile/kyc/document',
  access: 'signed-in',
  reach: 'caller',
  limit: { calls: 10, seconds: 3_600 },
  query: z.object({
    kind: z.enum(['passport', 'driving_licence'], 'Choose passport or driving licence.'),
    filename: z.string().max(300).default('document'),
    consent: z.literal('true', 'Please agree first.'),
  }),
  upload: { mostBytes: DOCUMENT_BYTES },
  response: envelope(z.object({ checkId: z.number().int() })),
  errors: ['too_large', 'conflict', 'rate_limited'],
});

export const getDocument = endpoint({
  name: 'getDocument',
  summary: 'A document of the caller’s own; staff may open those they review',
  method: 'GET',
  path: '/profile/document/{documentId}',
  access: 'signed-in',
  reach: 'own-object',
  staffToo: true,
  params: z.object({ documentId: id }),
  response: download,
  errors: ['not_found'],
});

const bankAccount = z.object({
  id: z.number().int(),
  holder: z.string(),
  account: z.string(),
  ifsc: z.string(),
  nameAtBank: z.string(),
  verifiedAt: z.string(),
});

export const findUserBankDetails = endpoint({
  name: 'findUserBankDetails',
  summary: 'The caller’s bank accounts, numbers masked',
  method: 'GET',
  path: '/profile/finduserbankdetails/{id}',
  access: 'signed-in',
  reach: 'caller-by-id',
  params: caller,
  response: envelope(z.array(bankAccount)),
  errors: ['not_found'],
});

export const getUserBankDetails = endpoint({
  name: 'getUserBankDetails',
  summary: 'One of the caller’s bank accounts, number masked',
  method: 'GET',
  path: '/profile/getuserbankdetails/{bankId}',
  access: 'signed-in',
  reach: 'own-object',
  params: z.object({ bankId: id }),
  response: envelope(bankAccount),
  errors: ['not_found'],
});

export const addBankAccount = endpoint({
  name: 'addBankAccount',
  summary: 'Add a bank account; a rupee is sent to check whose it is',
  method: 'POST',
  path: '/profile/bankaccounts',
  access: 'signed-in',
  reach: 'caller',
  limit: { calls: 5, seconds: 3_600 },
  body: z.object({
    holder: personName('Account holder'),
    account: z
      .string('Account number is required')
      .transform((typed) => typed.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{9,18}$/, 'An account number has 9 to 18 digits.')),
    ifsc: z
      .string('IFSC is required')
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'An IFSC is four letters, a zero and six more.'),
  }),
  response: envelope(bankAccount),
  errors: ['invalid', 'conflict', 'rate_limited', 'unavailable'],
});

export const removeBankAccount = endpoint({
  name: 'removeBankAccount',
  summary: 'Remove one of the caller’s bank accounts',
  method: 'DELETE',
  path: '/profile/bankaccounts/{bankId}',
  access: 'signed-in',
  reach: 'own-object',
  params: z.object({ bankId: id }),
  response: nothing,
  errors: ['not_found'],
});

export const findAdminBankDetails = endpoint({
  name: 'findAdminBankDetails',
  summary: 'The platform’s own collection account: what a payer needs of it',
  method: 'GET',
  path: '/profile/findadminbankdetails/1',
  access: 'signed-in',
  reach: 'public',
  response: envelope(
    z.object({
      id: z.literal(1),
      holder: z.string(),
      account: z.string(),
      ifsc: z.string(),
      sandbox: z.boolean(),
    }),
  ),
  errors: [],
});

export const downloadMyData = endpoint({
  name: 'downloadMyData',
  summary: 'Everything kept about the caller, as JSON',
  method: 'GET',
  path: '/profile/mydata',
  access: 'signed-in',
  reach: 'caller',
  limit: { calls: 10, seconds: 3_600 },
  response: download,
  errors: ['rate_limited'],
});

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  summary: 'Delete the caller’s account; records the law asks for stay without a name',
  method: 'POST',
  path: '/profile/deleteaccount',
  access: ['user', 'agent', 'lawyer', 'evaluator'],
  reach: 'caller',
  limit: { calls: 5, seconds: 900 },
  body: z.object({ password: loginPassword }),
  response: nothing,
  errors: ['wrong_credentials', 'rate_limited'],
});
