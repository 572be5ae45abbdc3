import { safeSessionStorage } from '#app/browser/safe-storage.ts'

/** Why the login screen shows again: the session was idle, or the server ended it. */
export type SignedOutReason = 'idle' | 'expired'

const place = 'signed-out-because'

/** Keeps the reason over the reload that follows an automatic logout (back-office §4). */
export function saveSignedOutReason(reason: SignedOutReason): void {
  safeSessionStorage.set(place, reason)
}

/** The reason, if the last session of this tab did not end by its owner's will. */
export function signedOutReason(): SignedOutReason | undefined {
  const reason = safeSessionStorage.get(place)
  return reason === 'idle' || reason === 'expired' ? reason : undefined
}

/** Forgets the reason once somebody signs in again. */
export function clearSignedOutReason(): void {
  safeSessionStorage.remove(place)
}
