export default {
  line: { Aqua: 'Aqua line', Purple: 'Purple line', 'Line 3': 'Line 3' },
  ends: {
    Aqua: 'Vanaz to Ramwadi',
    Purple: 'PCMC to Swargate',
    'Line 3': 'Hinjawadi to Civil Court',
  },
  status: {
    Aqua: 'Open',
    Purple: 'Open; Nigdi and Katraj ends being built',
    'Line 3': 'Being built: 94% done, opening in parts announced',
  },
  source: {
    Aqua: 'Maha-Metro, August 2024',
    Purple: 'Maha-Metro, September 2024',
    'Line 3': 'Free Press Journal, 3 March 2026',
  },
  walkAssumed: ({ detour, kmh }: { detour: number; kmh: number }) =>
    `Walking time is an estimate: streets ${detour} times as long as the straight line, ${kmh} km/h.`,
};
