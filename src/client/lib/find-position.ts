import type { LatLng } from '#domain/lib/geo.ts';
import { toHundredths } from '#domain/lib/percent.ts';

const PATIENCE_MS = 15_000;
/** By the codes of GeolocationPositionError. */
const WHY_NOT: Record<number, string> = {
  1: 'Your browser does not let us see where you are. Allow it in the settings of this site, then try again.',
  2: 'Your device could not find out where it is. Try again outdoors or with Wi-Fi on.',
  3: 'Finding your position took too long. Please try again.',
};

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
      ({ code }) => reject(new Error(WHY_NOT[code] ?? WHY_NOT[2])),
      { timeout: PATIENCE_MS, maximumAge: 600_000 },
    );
  });
}
