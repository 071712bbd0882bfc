/** What an event says of the thing it happened to: so much, of every kind, that a system knows what to ask for. */
export interface EventData {
  id: number;
  state: string;
  /** Whose step it was: a side of the thing, staff, the gateway or the clock. */
  by: string;
  listing: { id: number; externalId: string | null; title: string } | null;
  /** Rupees. */
  amount: number | null;
  startsAt: string | null;
  message: string | null;
  /** The other side, by the name its reader may know; without an id who is no member. */
  with: { id: number | null; name: string } | null;
}
