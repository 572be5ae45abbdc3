import { safeSessionStorage } from '#app/browser/safe-storage.ts'

/** Why the login screen is showing again: nobody used the console, or the server ended the session. */
export type SignedOutReason = 'idle' | 'expired'

const place = 'signed-out-because'

/** Keeps the reason over the reload that follows an automatic logout (back-office §4). */
export function noteSignedOut(reason: SignedOutReason): void {
  safeSessionStorage.set(place, reason)
}

/** The reason, if the last session of this tab did not end by its owner's will. */
export function signedOutReason(): SignedOutReason | undefined {
  const reason = safeSessionStorage.get(place)
  return reason === 'idle' || reason === 'expired' ? reason : undefined
}

/** Forgets the reason once somebody signs in again. */
export function forgetSignedOut(): void {
  safeSessionStorage.remove(place)
}
