import type { MeetingData } from '#contract/visits.ts';

/** The code to show at the door, for the buyer. */
export function DoorCode({ code }: { code: string }) {
  return (
    <div className="rounded-control bg-brand-soft p-3">
      <p className="text-sm">Show this code at the door</p>
      <p className="tabular text-2xl font-bold tracking-[0.3em]">{code}</p>
    </div>
  );
}

/** Where exactly, with the way to a map. */
export function Place({ place }: { place: NonNullable<MeetingData['place']> }) {
  const { address, landmark, pincode, latitude, longitude } = place;
  const point = `${latitude.toFixed(6)},${longitude.toFixed(6)}`;
  return (
    <p>
      {[landmark, address, pincode].filter(Boolean).join(', ')} ·{' '}
      <a
        className="link"
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${point.replace(',', '/')}`}
        target="_blank"
        rel="noreferrer"
      >
        Exact place on a map
      </a>
    </p>
  );
}
