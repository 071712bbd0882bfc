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
  link: {
    wholeAddress: 'https:// पासून सुरू होणारा पूर्ण पत्ता द्या',
    beginHttps: 'https:// पासून सुरू होणारा पत्ता वापरा',
    noNames: 'पत्त्यातून वापरकर्त्याचे नाव आणि पासवर्ड वगळा.',
    noPort: 'पत्त्यातून पोर्ट वगळा.',
    publicSite: 'सर्वांना खुल्या असलेल्या संकेतस्थळाचा पत्ता वापरा.',
    video: 'YouTube चा दुवा (watch, short किंवा embed) किंवा .mp4 वा .webm फाइलचा दुवा द्या.',
  },
  placeTakes: {
    format: ({ right }) => `या जागेला “${right}” हे स्वरूप लागते.`,
    page: ({ right }) => `या जागेला “${right}” हे पान लागते.`,
    position: ({ right }) => `या जागेला “${right}” हे स्थान लागते.`,
  },
} satisfies Messages<typeof en>;
