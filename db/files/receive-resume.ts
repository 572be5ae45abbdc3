import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { Settings } from '#contract/shared/environment-defaults.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { readableFileName } from '#contract/files/file-name.ts'
import { mayBeDocument, recogniseDocument, type Inflate } from '#contract/files/recognise-document.ts'
import { capOf, uploadSentences } from '#contract/shared/upload-rules.ts'
import type { Mutex } from '#db/connection/mutex.ts'
import type { Incoming } from './incoming.ts'
import type { BodyTimeLimits } from './abort-slow-body.ts'
import { receiveFile, type FileValidator } from './receive-file.ts'
import type { Storage } from './storage.ts'

/** Anyone may send one, so none keeps its place for long: ten megabytes take a slow line two minutes. */
const TIME_LIMITS: BodyTimeLimits = { silenceMs: 30_000, wholeMs: 2 * 60_000 }

/** Keeps an applicant's document as it came, once it is known to be one (C-181). */
export async function receiveResume(
  request: Request,
  { incoming, storage, settings, readingInTurn }: ResumeParts,
): Promise<{ name: string; originalName: string }> {
  return incoming.whileArriving(async (path) => {
    const { sentName } = await receiveFile(request, path, validatorOf(settings), TIME_LIMITS)
    const extension = await readingInTurn(async () => recogniseDocument(await readFile(path), inflate))
    const name = `${randomBytes(16).toString('hex')}.${extension}`
    await storage.keep(path, name)
    return { name, originalName: readableFileName(sentName) }
  })
}

interface ResumeParts {
  incoming: Incoming
  storage: Storage
  settings: Settings
  /** One document is in memory at a time. */
  readingInTurn: Mutex
}

const inflate: Inflate = (packed, mostBytes) => promisify(inflateRaw)(packed, { maxOutputLength: mostBytes })

function validatorOf(settings: Settings): FileValidator<'document'> {
  return {
    async recognise(head) {
      if (!mayBeDocument(head)) throw new HttpError(415, uploadSentences.notADocument)
      return 'document'
    },
    capOf: (kind) => capOf(kind, settings),
    tooLarge: (kind) => uploadSentences.tooLarge(kind, settings),
  }
}
