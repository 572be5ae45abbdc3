import { join } from 'node:path'
import type { Backend, Files, Settings, StoredFile } from '#contract/engine/backend.ts'
import { originalOf } from '#contract/files/picture-variants.ts'
import { downloadedAs, mediaTypes, servedAs } from '#contract/upload-rules.ts'
import { createInTurn } from '#db/in-turn.ts'
import { createAtMost } from './at-most.ts'
import { createDiskStorage } from './disk-storage.ts'
import { TRASH_FOLDER } from './folders.ts'
import { INCOMING_FOLDER, openIncoming } from './incoming.ts'
import { openPictures } from './pictures.ts'
import { receiveMedia } from './receive-media.ts'
import { receiveResume } from './receive-resume.ts'
import type { Storage } from './storage.ts'
import { openTrash } from './trash.ts'

const UPLOADS_AT_ONCE = 8
const RESUMES_AT_ONCE = 32

/** The folders inside DATA_DIR; the trash is beside them. */
export interface FileFolders {
  uploads: string
  /** Never served: résumés are read through a call with a session. */
  resumes: string
}

/** Uploads and résumés on disk (C-030, C-181, C-193). What was abandoned half-finished is removed first. */
export async function createFiles(
  folders: FileFolders,
  settings: Settings,
  report?: Backend['report'],
): Promise<Files> {
  const uploads = {
    storage: await createDiskStorage(folders.uploads),
    incoming: await openIncoming(join(folders.uploads, INCOMING_FOLDER)),
    settings,
    decodingInTurn: createInTurn(),
  }
  const originals = uploads.storage
  const pictures = await openPictures(folders.uploads, settings, report)
  const resumes = {
    storage: await createDiskStorage(folders.resumes),
    incoming: await openIncoming(join(folders.resumes, INCOMING_FOLDER)),
    settings,
    readingInTurn: createInTurn(),
  }
  const trash = openTrash(folders.resumes, join(folders.resumes, '..', TRASH_FOLDER))
  const uploading = createAtMost(UPLOADS_AT_ONCE)
  const applying = createAtMost(RESUMES_AT_ONCE)

  return {
    async receive(request) {
      const { name, extension } = await uploading(() => receiveMedia(request, uploads))
      const { kind } = mediaTypes[extension]
      // The answer does not wait for it.
      if (kind === 'image') void pictures.make(name)
      return { path: `/upload/${name}`, kind }
    },
    async read(name) {
      const contentType = servedAs(name)
      const variant = originalOf(name) === undefined ? undefined : await fileIn(pictures, name, contentType)
      return variant ?? fileIn(originals, name, contentType)
    },
    async remove(name) {
      if (!servedAs(name)) return
      await originals.remove(name)
      await pictures.remove(name)
    },
    pictures,
    receiveResume: (request) => applying(() => receiveResume(request, resumes)),
    readPrivate: (name) => fileIn(resumes.storage, name, downloadedAs(name)),
    async removePrivate(name) {
      if (!downloadedAs(name)) return
      await resumes.storage.remove(name)
      await trash.remove(name)
    },
    async discardPrivate(name, moment) {
      if (downloadedAs(name)) await trash.take(name, moment)
    },
    emptyTrash: (until) => trash.empty(until),
    async removeAbandoned() {
      await uploads.incoming.removeAbandoned()
      await pictures.removeAbandoned()
      await resumes.incoming.removeAbandoned()
    },
    privateNames: () => resumes.storage.names(),
  }
}

/** Only a generated name has a content type, so nothing else ever reaches the storage. */
async function fileIn(
  storage: Pick<Storage, 'find'>,
  name: string,
  contentType: string | undefined,
): Promise<StoredFile | undefined> {
  const kept = contentType === undefined ? undefined : await storage.find(name)
  return kept && contentType !== undefined ? { ...kept, contentType } : undefined
}
