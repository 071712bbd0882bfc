export interface ContactSettings {
  PUBLIC_CHAT_URL?: string | undefined;
  /** With the country's code, as WhatsApp wants it: 919876543210. */
  PUBLIC_WHATSAPP?: string | undefined;
  PUBLIC_PHONE?: string | undefined;
  PUBLIC_EMAIL?: string | undefined;
}

export interface ContactWay {
  kind: 'chat' | 'whatsapp' | 'phone' | 'email';
  label: string;
  /** What can be read off and used elsewhere; nothing of a chat, which has no number. */
  shown?: string;
  href: string;
}

/** Whom the legal texts name; there is always somebody to write to. */
export const GRIEVANCE_EMAIL = 'grievance@propertysearch.example';

const PAGE = '/contact';
const NUMBER = /^[1-9]\d{10,14}$/;
const digitsOf = (number: string) => number.replaceAll(/\D/g, '');

function chatOf({ PUBLIC_CHAT_URL, PUBLIC_WHATSAPP }: ContactSettings): ContactWay | undefined {
  if (PUBLIC_CHAT_URL) return { kind: 'chat', label: 'Chat', href: PUBLIC_CHAT_URL };
  if (!PUBLIC_WHATSAPP) return undefined;
  const number = digitsOf(PUBLIC_WHATSAPP);
  if (!NUMBER.test(number)) {
    throw new Error('PUBLIC_WHATSAPP is a number with its country’s code, as 919876543210');
  }
  const href = `https://wa.me/${number}?text=Hello%20Propertysearch`;
  return { kind: 'whatsapp', label: 'WhatsApp', shown: `+${number}`, href };
}

/** Every way to reach us that is there: none leads to a chat with nobody. */
export function contactWays(settings: ContactSettings) {
  const { PUBLIC_PHONE: phone, PUBLIC_EMAIL: email = GRIEVANCE_EMAIL } = settings;
  const chat = chatOf(settings);
  const ways: ContactWay[] = [
    ...(chat ? [chat] : []),
    ...(phone
      ? [{ kind: 'phone' as const, label: 'Phone', shown: phone, href: `tel:+${digitsOf(phone)}` }]
      : []),
    { kind: 'email', label: 'E-mail', shown: email, href: `mailto:${email}` },
  ];
  return {
    ways,
    chat,
    /** Where "Contact Us" leads: a chat where there is one, else our page with every way. */
    href: chat?.href ?? PAGE,
  };
}
