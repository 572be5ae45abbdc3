import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Settings } from '#contract/shared/environment-defaults.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { isAnimatedPng } from '#contract/files/is-animated-png.ts'
import { capOf, mediaTypes, uploadSentences, type MediaExtension } from '#contract/shared/upload-rules.ts'
import type { Mutex } from '#db/connection/mutex.ts'
import type { Incoming } from './incoming.ts'
import { receiveFile, type FileValidator } from './receive-file.ts'
import { recogniseMedia } from './recognise-media.ts'
import type { Storage } from './storage.ts'

/** Keeps a picture drawn again, a film or a recording as it came; gives its generated name (C-030). */
export async function receiveMedia(
  request: Request,
  { incoming, storage, settings, decodingInTurn }: MediaParts,
): Promise<{ name: string; extension: MediaExtension }> {
  return incoming.whileArriving(async (arrivedPath) => {
    const { kind: extension } = await receiveFile(request, arrivedPath, validatorOf(settings))
    const name = `${randomBytes(16).toString('hex')}.${extension}`
    if (mediaTypes[extension].kind !== 'image') {
      await storage.keep(arrivedPath, name)
      return { name, extension }
    }
    // Loaded with the first picture: what decodes them takes long to load, and much room.
    const { cleanImage } = await import('./clean-image.ts')
    return incoming.whileArriving(async (cleanPath) => {
      await decodingInTurn(async () => {
        if (extension === 'png' && isAnimatedPng(await readFile(arrivedPath)))
          throw new HttpError(415, uploadSentences.animatedPng)
        await cleanImage(arrivedPath, cleanPath, extension, settings.uploadImageMaxPixels)
      })
      await storage.keep(cleanPath, name)
      return { name, extension }
    })
  })
}

interface MediaParts {
  incoming: Incoming
  storage: Storage
  settings: Settings
  /** One picture is decoded at a time: fifty million pixels take 200 MB. */
  decodingInTurn: Mutex
}

function validatorOf(settings: Settings): FileValidator<MediaExtension> {
  return {
    async recognise(head) {
      const extension = await recogniseMedia(head)
      if (!extension) throw new HttpError(415, uploadSentences.notAllowed)
      return extension
    },
    capOf: (extension) => capOf(mediaTypes[extension].kind, settings),
    tooLarge: (extension) => uploadSentences.tooLarge(mediaTypes[extension].kind, settings),
  }
}
