import type { Settings } from '#contract/shared/environment-defaults.ts'
import type { Files, StoredFile } from '#contract/engine/backend.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { readableFileName } from '#contract/files/file-name.ts'
import { isAnimatedPng } from '#contract/files/is-animated-png.ts'
import { recogniseDocument } from '#contract/files/recognise-document.ts'
import { capOf, downloadedAs, mediaTypes, servedAs, uploadSentences } from '#contract/shared/upload-rules.ts'
import { inflate } from './inflate.ts'
import { recogniseMedia } from './recognise-media.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Where the demonstration media come from when a path was not uploaded here; mock mode reads them from disk. */
export type ReadMedia = (name: string) => Promise<Bytes | undefined>

/**
 * Uploads kept in memory: the same checks by content and size as the server, without decoding.
 * @param firstResumes the résumés that are there at first and after a reset, by their names
 */
export function createMemoryFiles(
  settings: Settings,
  readMedia: ReadMedia,
  firstResumes: ReadonlyMap<string, StoredFile>,
): Files & { reset(): void } {
  const uploads = new Map<string, StoredFile>()
  let resumes = new Map(firstResumes)
  /** When each discarded résumé was; nobody reads them here. */
  const trash = new Map<string, Date>()
  const beginning = new Date()
  return {
    async receive(request) {
      const bytes = await bytesOf(await fileIn(request))
      const extension = recogniseMedia(bytes)
      if (!extension) throw new HttpError(415, uploadSentences.notAllowed)
      if (isAnimatedPng(bytes)) throw new HttpError(415, uploadSentences.animatedPng)
      const { kind, contentType } = mediaTypes[extension]
      if (bytes.length > capOf(kind, settings))
        throw new HttpError(413, uploadSentences.tooLarge(kind, settings))
      const name = newName(extension)
      uploads.set(name, storedFile(bytes, contentType, new Date()))
      return { path: `/upload/${name}`, kind }
    },
    async read(name) {
      const contentType = servedAs(name)
      if (contentType === undefined || uploads.has(name)) return uploads.get(name)
      const media = await readMedia(name).catch(() => undefined)
      return media && storedFile(media, contentType, beginning)
    },
    remove: async (name) => void uploads.delete(name),
    pictures: {
      factsOf: () => undefined,
      missing: async () => [],
      make: async () => false,
      onUrgentMade: () => undefined,
      end: async () => undefined,
    },
    async receiveResume(request) {
      const file = await fileIn(request)
      const bytes = await bytesOf(file)
      if (bytes.length > capOf('document', settings))
        throw new HttpError(413, uploadSentences.tooLarge('document', settings))
      const name = newName(await recogniseDocument(bytes, inflate))
      resumes.set(name, storedFile(bytes, downloadedAs(name) ?? '', new Date()))
      return { name, originalName: readableFileName(file.name) }
    },
    readPrivate: async (name) => resumes.get(name),
    async removePrivate(name) {
      resumes.delete(name)
      trash.delete(name)
    },
    privateNames: async () => [...resumes.keys()],
    async discardPrivate(name, moment) {
      if (resumes.delete(name)) trash.set(name, moment)
    },
    async emptyTrash(until) {
      for (const [name, moment] of trash) if (moment <= until) trash.delete(name)
    },
    removeAbandoned: async () => undefined,
    reset() {
      uploads.clear()
      resumes = new Map(firstResumes)
      trash.clear()
    },
  }
}

const newName = (extension: string) => `${crypto.randomUUID().replaceAll('-', '')}.${extension}`

function storedFile(bytes: Bytes, contentType: string, modifiedTime: Date): StoredFile {
  const open: StoredFile['open'] = (range) => (range ? bytes.slice(range.start, range.end + 1) : bytes)
  return { contentType, size: bytes.length, modifiedTime, open }
}

const bytesOf = async (file: File): Promise<Bytes> => new Uint8Array(await file.arrayBuffer())

async function fileIn(request: Request): Promise<File> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new HttpError(415, uploadSentences.notMultipart)
  }
  const form = await request.formData().catch(() => undefined)
  if (!form) throw new HttpError(400, uploadSentences.broken)
  const files = [...form.values()].filter((value) => typeof value !== 'string')
  if (files.length > 1) throw new HttpError(400, uploadSentences.broken)
  const file = form.get('file')
  if (file === null || typeof file === 'string') throw new HttpError(400, uploadSentences.noFile)
  if (file.size === 0) throw new HttpError(400, uploadSentences.broken)
  return file
}
