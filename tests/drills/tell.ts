/** What a drill counted, on a line that `npm run drills` finds. */
export function tell(drill: string, counts: Record<string, number>): void {
  const said = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  process.stdout.write(`\nDrill ${drill}: ${said.join(', ')}\n`);
}
