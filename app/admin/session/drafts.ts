import { currentSession } from './session.ts'

/** What somebody had typed into a form that was still open. */
export interface Draft<Content> {
  /** Only the administrator who typed it gets it back. */
  by: string
  content: Content
}

const prefix = 'draft:'

/**
 * Keeps unsaved input in session storage: it survives a session that ends and the reload of an automatic
 * logout (which clears local storage only), and it is gone with the tab.
 */
export function keepDraft<Content>(place: string, content: Content): void {
  const by = currentSession()?.user.username
  if (by === undefined) return
  try {
    sessionStorage.setItem(prefix + place, JSON.stringify({ by, content } satisfies Draft<Content>))
  } catch {
    // A full storage must never keep anybody from typing on.
  }
}

/** What the administrator now signed in had typed there. */
export function keptDraft<Content>(place: string): Content | undefined {
  const text = sessionStorage.getItem(prefix + place)
  if (!text) return undefined
  const draft = JSON.parse(text) as Draft<Content>
  return draft.by === currentSession()?.user.username ? draft.content : undefined
}

/** Forgets one draft: it was saved, or its owner gave it up. */
export function dropDraft(place: string): void {
  sessionStorage.removeItem(prefix + place)
}

/** Forgets all of them: whoever logs out by hand has decided. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
