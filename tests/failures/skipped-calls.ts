/** Why no walk makes a call. */
export type SkipReason =
  /** No screen does: it is for other programs, or another call of the same kind is taken. A test looks through the sources. */
  | { by: 'no screen'; because: string }
  /** A screen does, where nobody waits for it and a failure is no news. */
  | { by: 'itself'; because: string; seenIn: string }

const older = 'the panel takes the shorter address of the same call'

/** Declared calls that are not in the table of failures, each with the reason. A call that is walked must leave. */
export const skippedCalls: Readonly<Record<string, SkipReason>> = {
  'GET /api/admin/session': {
    by: 'itself',
    because: 'it keeps the session while somebody works; a 401 leads to the sign-in, all else is asked again',
    seenIn: 'app/admin/api/idle-rule.test.ts',
  },
  'GET /api/openapi.json': { by: 'no screen', because: 'it describes the API to other programs' },
  'POST /api/government-service/admin/module/gallery/add': { by: 'no screen', because: older },
  'POST /api/government-service/admin/module/gallery/delete/{id}': { by: 'no screen', because: older },
  'POST /api/government-service/admin/module/gallery/update': { by: 'no screen', because: older },
}
