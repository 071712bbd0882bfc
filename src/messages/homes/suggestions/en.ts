export default {
  suggestions: 'Suggestions',
  locality: 'Locality',
  road: ({ count }: { count: number }) => `Along the road, ${count} localities`,
  area: ({ count }: { count: number }) => `Area, ${count} localities`,
  project: ({ address }: { address: string }) => `Project, ${address}`,
};
