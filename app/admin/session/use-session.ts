import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange, type Session } from '#app/admin/api/session.ts'

/** The session of this browser, in step with other tabs; undefined while signed out. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, currentSession, nobody)
}

const nobody = () => undefined
