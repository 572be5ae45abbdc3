import { AsyncResource } from 'node:async_hooks'
import PQueue from 'p-queue'
import type { Settings } from '#contract/shared/environment-defaults.ts'
import type { Backend, Files, StoredFile } from '#contract/engine/backend.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { originalOf } from '#contract/files/picture-variants.ts'
import { downloadedAs, mediaTypes, servedAs } from '#contract/shared/upload-rules.ts'
import { createMutex } from '#db/connection/mutex.ts'
import type { FilePlace } from './file-place.ts'
import { openIncoming } from './incoming.ts'
import { openPictures } from './pictures.ts'
import { receiveMedia } from './receive-media.ts'
import { receiveResume } from './receive-resume.ts'
import { asWriteError } from '#db/connection/write-errors.ts'
import type { Storage } from './storage.ts'
import { emptyTrash } from './trash.ts'

const UPLOADS_AT_ONCE = 8
const RESUMES_AT_ONCE = 32

/** Uploads and résumés of a site (C-030, C-181, C-193). What was abandoned half-finished is removed first. */
export async function createFiles(
  place: FilePlace,
  settings: Settings,
  report?: Backend['report'],
): Promise<Files> {
  const { areas } = place
  const uploads = {
    storage: areas.uploads,
    incoming: await openIncoming(place.arrivingIn('uploads')),
    settings,
    decodingInTurn: createMutex(),
  }
  const pictures = await openPictures(place, settings, report)
  const resumes = {
    storage: areas.resumes,
    incoming: await openIncoming(place.arrivingIn('resumes')),
    settings,
    readingInTurn: createMutex(),
  }
  const uploading = new PQueue({ concurrency: UPLOADS_AT_ONCE })
  const applying = new PQueue({ concurrency: RESUMES_AT_ONCE })

  return {
    async receive(request) {
      const { name, extension } = await written(
        uploading.add(AsyncResource.bind(() => receiveMedia(request, uploads))),
      )
      const { kind } = mediaTypes[extension]
      // The answer does not wait for it.
      if (kind === 'image') void pictures.make(name, { isUrgent: true })
      return { path: `/upload/${name}`, kind }
    },
    async read(name) {
      const contentType = servedAs(name)
      const variant = originalOf(name) === undefined ? undefined : await fileIn(pictures, name, contentType)
      return variant ?? fileIn(areas.uploads, name, contentType)
    },
    async remove(name) {
      if (!servedAs(name)) return
      await areas.uploads.remove(name)
      await pictures.remove(name)
    },
    pictures,
    receiveResume: (request) =>
      written(applying.add(AsyncResource.bind(() => receiveResume(request, resumes)))),
    readPrivate: (name) => fileIn(resumes.storage, name, downloadedAs(name)),
    async removePrivate(name) {
      if (!downloadedAs(name)) return
      await Promise.all([areas.resumes.remove(name), areas.trash.remove(name)])
    },
    async discardPrivate(name, moment) {
      if (downloadedAs(name)) await place.discard(name, moment)
    },
    emptyTrash: (until) => emptyTrash(place, until),
    async removeAbandoned() {
      await uploads.incoming.removeAbandoned()
      await pictures.removeAbandoned()
      await resumes.incoming.removeAbandoned()
      await place
        .removeHalfStored()
        .catch((error: unknown) => report?.('存储中未完成的上传未能清理', { error: reasonOf(error) }, 'warn'))
    },
    privateNames: () => areas.resumes.names(),
  }
}

/** What was received. @throws HttpError 503 where the disk takes nothing more */
const written = <Result>(receiving: Promise<Result>): Promise<Result> =>
  receiving.catch((error: unknown) => {
    throw asWriteError(error) ?? error
  })

/** Only a generated name has a content type, so nothing else ever reaches the storage. */
async function fileIn(
  storage: Pick<Storage, 'find'>,
  name: string,
  contentType: string | undefined,
): Promise<StoredFile | undefined> {
  const kept = contentType === undefined ? undefined : await storage.find(name)
  return kept && contentType !== undefined ? { ...kept, contentType } : undefined
}

const reasonOf = (error: unknown) => (error instanceof HttpError ? error.detail.reason : String(error))
