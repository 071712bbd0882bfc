import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  milliseconds: 'मिलिसेकंद द्या.',
  format: 'चित्र, व्हिडिओ किंवा GIF निवडा.',
  headline: 'मथळा लिहा.',
  offer: 'तुम्ही काय देता ते एका वाक्यात सांगा.',
  address: 'जाहिरात जिथे नेते तो पत्ता द्या.',
  onePlace: 'किमान एक जागा निवडा.',
  onlyVideo: 'व्हिडिओचा दुवा फक्त व्हिडिओला असतो.',
  otherFormat: ({ place }) => `“${place}” ला दुसरे स्वरूप लागते.`,
} satisfies Messages<typeof en>;
