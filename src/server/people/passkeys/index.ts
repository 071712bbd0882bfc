export {
  /** Checks what a device made for somebody. */
  checkNewPasskey,
  /** What a browser needs to make a passkey. */
  creationOptions,
  /** Keeps a passkey that was checked. */
  storePasskey,
} from './create-passkey.ts';
export {
  /** Whose passkey signed. */
  checkPasskey,
  /** What a browser needs to have something signed. */
  requestOptions,
} from './show-passkey.ts';
