/** Texts that make careless patterns and functions slow: each a piece that is repeated, and an end. */
const SHAPES: Record<string, [piece: string, end: string]> = {
  dots: ['.', '@'],
  spaces: [' ', 'x'],
  tabs: ['\t', 'x'],
  'line breaks': ['\n', 'x'],
  'nested brackets': ['([{', '!'],
  'combining marks': ['\u0301\u0323', 'x'],
  'zero width': ['\u200b\u200d', 'x'],
  emoji: ['👩‍👩‍👧‍👦', 'x'],
  digits: ['9', 'x'],
  'digits and spaces': ['9 ', 'x'],
  'digits and commas': ['1,1.', 'x'],
  'calling codes': ['+91 ', 'x'],
  'filters of a PDF': ['/Filter[', 'x'],
  'an address without end': ['a.', '@'],
  'signs of addresses': ['a@', ' '],
  slashes: ['/', 'x'],
  hyphens: ['a-', '.'],
  escapes: ['%41', '%'],
  quotes: ['"\\', "'"],
  'letters of Marathi': ['कर्मा', '!'],
  'half of a pair': ['\ud800', 'x'],
  'words for digits': ['one, ', '!'],
};

/** Each shape in a length, with what it must begin with to be taken for an address. */
export const hostileTexts = (length: number): [name: string, text: string][] =>
  Object.entries(SHAPES).map(([name, [piece, end]]) => {
    const start = piece === 'a.' ? 'a@' : '';
    const room = length - start.length - end.length;
    return [name, `${start}${piece.repeat(Math.ceil(room / piece.length)).slice(0, room)}${end}`];
  });
