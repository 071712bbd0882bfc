export default {
  /** What stands before the path of a page in this language: a script knows it without asking. */
  start: '',
};
