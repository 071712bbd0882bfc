export default {
  the: { owner: 'the owner', agent: 'the agent', builder: 'the builder' },
  /** Said after a name, or within a sentence. */
  as: { owner: 'owner', agent: 'agent', builder: 'builder' },
  imported: {
    owner: 'an imported listing',
    agent: 'an imported listing of an agent',
    builder: 'an imported listing of a builder',
  },
  noRegistration: 'no MahaRERA registration given',
  checkedUntil: ({ licence, day }: { licence: string; day: string }) =>
    `MahaRERA ${licence}, checked, valid until ${day}`,
  notChecked: ({ licence }: { licence: string }) => `MahaRERA ${licence}, not checked`,
  project: ({ number }: { number: string }) => `project ${number}`,
  noCompany: 'no company given',
};
