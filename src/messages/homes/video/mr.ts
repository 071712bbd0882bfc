import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  video: 'व्हिडिओ',
  watchVideo: 'व्हिडिओ पाहा',
  playVideo: 'व्हिडिओ सुरू करा',
  playsFromYoutube: 'व्हिडिओ YouTube वरून दिसतो; तुम्ही तो पाहत आहात हे YouTube ला कळते.',
  videoOfHome: 'घराचा व्हिडिओ',
} satisfies Messages<typeof en>;
