export default {
  of: 'Of',
  state: 'State',
  lettingGo: 'Letting it go…',
  ask: ({ other }: { other: string }) => `Ask ${other}`,
  receivedForMine: 'Received for my properties',
};
