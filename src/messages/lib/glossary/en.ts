export default {
  title: 'Words of property in English, मराठी and हिन्दी',
  description:
    'What carpet area, stamp duty, registration, possession and other words of property are called in Marathi and Hindi, with who uses them.',
  intro:
    'The words that papers, offices and owners in Pune use, in three languages. This site says each of them in one way only.',
  usedBy: ({ sources }: { sources: string }) => `Used by: ${sources}`,
  sentenceEnd: '.',
};
