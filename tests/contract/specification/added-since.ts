import type { SpecifiedType } from './vocabulary.ts'

/**
 * Content types added since the client's specification, typed by hand like those beside this file, their calls numbered
 * `S-001` and on. `POST /api/<area>/order` and `/batch` need no line here (extensions.ts).
 */
export const addedTypes: readonly SpecifiedType[] = []
