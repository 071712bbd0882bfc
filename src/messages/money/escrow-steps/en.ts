export default {
  of: 'Of',
  state: 'State',
  ask: ({ other }: { other: string }) => `Ask ${other}`,
  receivedForMine: 'Received for my properties',
};
