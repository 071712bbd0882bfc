interface Place {
  door: string | null;
  address: string;
  landmark: string | null;
  pincode: string | null;
}

/** A place as one writes it on an envelope, from the door outwards. */
export function placeWords({ door, landmark, address, pincode }: Place): string {
  return [door, landmark, address, pincode].filter(Boolean).join(', ');
}
