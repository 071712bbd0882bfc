import type { LatLng } from '#domain/lib/geo.ts';
import { toHundredths } from '#domain/lib/percent.ts';

import words from '#messages/lib/kit/index.ts';

const PATIENCE_MS = 15_000;
/** By the codes of GeolocationPositionError. */
function whyNot(code: number): string {
  if (code === 1) return words.position.denied;
  return code === 3 ? words.position.late : words.position.unknown;
}

/** Two decimals are about a kilometre; nothing finer leaves the device. */

/** Where this device is, to about a kilometre. Throws an Error whose message is for the reader. */
export function findPosition(): Promise<LatLng> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('This browser cannot find out where it is.'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ lat: toHundredths(coords.latitude), lng: toHundredths(coords.longitude) }),
      ({ code }) => reject(new Error(whyNot(code))),
      { timeout: PATIENCE_MS, maximumAge: 600_000 },
    );
  });
}
