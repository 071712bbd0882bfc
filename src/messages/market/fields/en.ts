export default {
  bedrooms: 'Give a number of bedrooms.',
  manyOrMore: ({ most }: { most: number }) => `${most} stands for that many or more.`,
  project: 'A project’s address has letters, digits and dashes.',
};
