import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  places: {
    TopHome: 'मुखपृष्ठ, ऊपर',
    CenterHomeVideo: 'मुखपृष्ठ, बीच में: वीडियो',
    CenterHomeGif: 'मुखपृष्ठ, बीच में: GIF',
    BottomHome: 'मुखपृष्ठ, नीचे',
    DashBoardTopImage: 'डैशबोर्ड, ऊपर',
    DashBoardBottomImage: 'डैशबोर्ड, नीचे',
    AnalysisTopImage: 'प्रॉपर्टी विश्लेषण, ऊपर',
    ShortListTopImage: 'चुनी हुई सूची, ऊपर',
  },
} satisfies Messages<typeof en>;
