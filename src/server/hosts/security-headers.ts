import type { OutgoingHttpHeaders } from 'node:http';

/**
 * Sent with every answer. Pages carry their own content policy (hashes of their scripts) from the
 * build; this one adds what only a header can say.
 */
export function securityHeaders(siteUrl: string): OutgoingHttpHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy':
      "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'",
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
