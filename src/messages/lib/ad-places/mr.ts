import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  places: {
    TopHome: 'मुखपृष्ठ, वर',
    CenterHomeVideo: 'मुखपृष्ठ, मध्यभागी: व्हिडिओ',
    CenterHomeGif: 'मुखपृष्ठ, मध्यभागी: GIF',
    BottomHome: 'मुखपृष्ठ, खाली',
    DashBoardTopImage: 'डॅशबोर्ड, वर',
    DashBoardBottomImage: 'डॅशबोर्ड, खाली',
    AnalysisTopImage: 'मालमत्ता विश्लेषण, वर',
    ShortListTopImage: 'निवडक यादी, वर',
  },
} satisfies Messages<typeof en>;
