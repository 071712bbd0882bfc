import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'प्रॉपर्टी के शब्द: हिंदी, मराठी और अंग्रेज़ी में',
  description:
    'कार्पेट क्षेत्र, स्टाम्प शुल्क, पंजीकरण, क़ब्ज़ा और प्रॉपर्टी के दूसरे शब्द अंग्रेज़ी और मराठी में क्या कहलाते हैं, और उन्हें कौन इस्तेमाल करता है।',
  intro:
    'पुणे के काग़ज़ात, दफ़्तर और मालिक जो शब्द इस्तेमाल करते हैं, तीन भाषाओं में। इस साइट पर हर शब्द एक ही तरह लिखा जाता है।',
  usedBy: ({ sources }) => `प्रयोग: ${sources}`,
  sentenceEnd: '।',
} satisfies Messages<typeof en>;
