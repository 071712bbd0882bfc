export default {
  csv: 'Download as CSV',
  keepThese: 'Keep these filters',
  keepTheseAsk: 'Keep these filters…',
  yoursAlone: 'They are yours alone, and stand above the list from now on.',
  keep: 'Keep',
  keeping: 'Keeping…',
  name: 'Name',
  forget: ({ name }: { name: string }) => `Forget the filters “${name}”`,
};
