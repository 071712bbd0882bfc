export default {
  about: 'Say what it is about.',
  where: 'Say where, or how.',
  zone: 'Choose a time zone.',
  zoneOfList: 'Choose a time zone of the list.',
  agreed: 'Write down what was agreed.',
  clientKey: 'Give a UUID made for this message.',
  twoLetters: 'Type two letters or more.',
  writeFirst: 'Write something first.',
  whatIsWrong: 'Say what is wrong, in a sentence.',
};
