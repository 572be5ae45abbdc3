import { AsyncResource } from 'node:async_hooks'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3'
import PQueue from 'p-queue'
import type { ByteRange } from '#contract/files/byte-range.ts'
import { lazyStream } from './node-stream.ts'
import type { Bucket } from './s3-bucket.ts'
import { MODIFIED, sendObject } from './s3-send.ts'
import type { Listed, Storage } from './storage.ts'

/** Each has a part in memory. */
const SENT_AT_ONCE = 4

/** Files under one path of a bucket. Nothing is ever given to the public: only the site reads them. */
export function createS3Storage(bucket: Bucket, area: string): Storage {
  const queue = new PQueue({ concurrency: SENT_AT_ONCE })
  // One that waits still belongs to its own call, whose time is limited.
  const sending = (send: () => Promise<void>) => queue.add(AsyncResource.bind(send))
  const pathOf = (name: string) => `${area}/${name}`

  async function* listed(): AsyncGenerator<Listed> {
    const start = `${bucket.prefix}${area}/`
    let ContinuationToken: string | undefined
    do {
      const page = await bucket.ask((abortSignal) =>
        bucket.client.send(
          new ListObjectsV2Command({ Bucket: bucket.name, Prefix: start, ContinuationToken }),
          { abortSignal },
        ),
      )
      for (const { Key = '', Size = 0 } of page.Contents ?? []) {
        const name = Key.slice(start.length)
        // Files have flat names; what else lies there is not ours.
        if (name !== '' && !name.includes('/')) yield { name, size: Size }
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken !== undefined)
  }

  return {
    async keep(temporaryPath, name) {
      const { size } = await stat(temporaryPath)
      const sent = { path: pathOf(name), size, modifiedTime: new Date() }
      await sending(async () => {
        const bytes = createReadStream(temporaryPath)
        try {
          await sendObject(bucket, { ...sent, bytes })
        } finally {
          bytes.destroy()
        }
      })
      await rm(temporaryPath, { force: true })
    },
    async put(name, { bytes, size, modifiedTime = new Date() }) {
      try {
        await sending(() => sendObject(bucket, { path: pathOf(name), bytes, size, modifiedTime }))
      } finally {
        bytes.destroy()
      }
    },
    async find(name) {
      const head = await bucket.askFor((abortSignal) =>
        bucket.client.send(new HeadObjectCommand(bucket.at(pathOf(name))), { abortSignal }),
      )
      if (!head) return undefined
      const { ContentLength = 0, LastModified = new Date(0), Metadata = {} } = head
      const noted = /^\d{1,15}$/.test(Metadata[MODIFIED] ?? '') && new Date(Number(Metadata[MODIFIED]))
      return {
        size: ContentLength,
        modifiedTime: noted || LastModified,
        open: (range) => lazyStream(() => reading(bucket, pathOf(name), range)),
      }
    },
    async remove(name) {
      await bucket.ask((abortSignal) =>
        bucket.client.send(new DeleteObjectCommand(bucket.at(pathOf(name))), { abortSignal }),
      )
    },
    async names() {
      const names: string[] = []
      for await (const { name } of listed()) names.push(name)
      return names
    },
    list: listed,
  }
}

/** Asks at the first read, and hangs up when nobody reads any more. */
function reading(bucket: Bucket, path: string, range?: ByteRange): Readable {
  const gone = new AbortController()
  const Range = range && `bytes=${range.start}-${range.end}`
  async function* bytes() {
    const { Body } = await bucket.readingClient.send(new GetObjectCommand({ ...bucket.at(path), Range }), {
      abortSignal: gone.signal,
    })
    if (Body instanceof Readable) yield* Body
  }
  const readable = Readable.from(bytes(), { objectMode: false })
  return readable.once('close', () => gone.abort())
}
