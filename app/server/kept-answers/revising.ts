import { watchShown } from '#contract/shown-types.ts'
import type { OpenBackend } from '#db/backend.ts'
import type { Revisions } from './revisions.ts'

/**
 * A backend that begins a new revision with each write of what visitors are shown, before whoever asked for the write hears
 * that it is done, and within a second of those of other processes. One that failed begins a new one as well: it may have
 * been kept all the same. The variants of a picture that was just uploaded begin one too, since pages offer them then.
 */
export function revising<Given extends OpenBackend>(backend: Given, revisions: Revisions): Given {
  if (backend.hearOthers) {
    revisions.setDeaf(true)
    backend.hearOthers({
      written: revisions.begin,
      lost: () => revisions.setDeaf(true),
      found: () => revisions.setDeaf(false),
    })
  }
  backend.files.pictures.onUrgentMade(revisions.begin)
  return {
    ...backend,
    async transaction<Result>(work: Parameters<typeof backend.transaction<Result>>[0]): Promise<Result> {
      let hasTouched = false
      try {
        return await backend.transaction((stores) => work(watchShown(stores, () => (hasTouched = true))))
      } finally {
        if (hasTouched) revisions.begin()
      }
    },
  }
}
