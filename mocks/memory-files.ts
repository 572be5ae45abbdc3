import type { Files, Settings } from '#contract/engine/backend.ts'
import { Refusal } from '#contract/engine/refusal.ts'
import { capOf, mediaTypes, servedAs, uploadSentences } from '#contract/upload-rules.ts'
import { recogniseMedia } from './recognise-media.ts'

/** Where the demonstration media come from when a path was not uploaded here; mock mode reads them from disk. */
export type ReadMedia = (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>

/** Uploads kept in memory: the same checks by content and size as the server, without decoding. */
export function createMemoryFiles(settings: Settings, readMedia: ReadMedia): Files & { reset(): void } {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    async receive(request) {
      const bytes = await fileIn(request)
      const extension = recogniseMedia(bytes)
      if (!extension) throw new Refusal(415, uploadSentences.notAllowed)
      const { kind } = mediaTypes[extension]
      if (bytes.length > capOf(kind, settings))
        throw new Refusal(413, uploadSentences.tooLarge(kind, settings))
      const name = `${crypto.randomUUID().replaceAll('-', '')}.${extension}`
      kept.set(name, bytes)
      return { path: `/upload/${name}`, kind }
    },
    async read(name) {
      const contentType = servedAs(name)
      const body = contentType && (kept.get(name) ?? (await readMedia(name).catch(() => undefined)))
      return body ? { body, contentType } : undefined
    },
    reset: () => kept.clear(),
  }
}

async function fileIn(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refusal(415, uploadSentences.notMultipart)
  }
  const form = await request.formData().catch(() => undefined)
  if (!form) throw new Refusal(400, uploadSentences.broken)
  const file = form.get('file')
  if (file === null || typeof file === 'string' || file.size === 0)
    throw new Refusal(400, uploadSentences.noFile)
  return new Uint8Array(await file.arrayBuffer())
}
