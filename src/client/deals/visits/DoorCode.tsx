import words from '#messages/deals/visits/index.ts';

/** The code to show at the door, for the buyer. */
export function DoorCode({ code }: { code: string }) {
  return (
    <div className="rounded-control bg-brand-soft p-3">
      <p className="text-sm">{words.showCode}</p>
      <p className="tabular text-2xl font-bold tracking-[0.3em]">{code}</p>
    </div>
  );
}
