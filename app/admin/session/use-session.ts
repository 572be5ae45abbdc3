import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange, type Session } from '#app/admin/api/session.ts'

/** The session of this browser, followed across tabs; undefined while nobody is signed in. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, currentSession, nobody)
}

const nobody = () => undefined
