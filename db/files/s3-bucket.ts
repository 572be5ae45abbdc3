import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { labelOf, type S3Address } from './s3-address.ts'
import { asUnavailable, isMissing } from './s3-errors.ts'

/** A bucket of S3-compatible storage, and how it is asked. */
export interface Bucket {
  /** Without a secret. */
  readonly label: string
  /** What each request names: the bucket, and the key of a file under the prefix of the site. */
  at(path: string): { Bucket: string; Key: string }
  readonly name: string
  readonly prefix: string
  readonly client: S3Client
  /** For bytes that are read as slowly as a visitor takes them: they keep no one else from their connections. */
  readonly readingClient: S3Client
  /**
   * Asks within a time, all tries together.
   * @throws HttpError 503 where the storage is away, busy or refuses us
   */
  ask<Answer>(work: (abortSignal: AbortSignal) => Promise<Answer>, withinMs?: number): Promise<Answer>
  /** The same; undefined where there is no such object. */
  askFor<Answer>(work: (abortSignal: AbortSignal) => Promise<Answer>): Promise<Answer | undefined>
  close(): void
}

/** What takes one small request: who waits for it waits for an answer of the site. */
const SMALL_MS = 5000
const CONNECT_MS = 2000
/** One part of a large file is sent and taken within this, or sent again. */
const PART_MS = 30_000
/** As long as a reader may take nothing (app/server/uploads.ts). */
const READING_IDLE_MS = 5 * 60_000

// The version is locked here; what later ones will need is nothing that an operator could act on.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'

/** Opens no connection before the first request. */
export function openBucket(address: S3Address): Bucket {
  const { bucket, prefix, endpoint, region, isPathStyle, credentials } = address
  const common = {
    endpoint,
    region,
    credentials,
    forcePathStyle: isPathStyle,
    maxAttempts: 3,
    // Many compatible stores know none but the signed sum of SHA-256, which goes with each part anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } satisfies S3ClientConfig
  const waiting = { connectionTimeout: CONNECT_MS, requestTimeout: PART_MS, throwOnRequestTimeout: true }
  const client = new S3Client({ ...common, requestHandler: { ...waiting, ...agents(64) } })
  const readingClient = new S3Client({
    ...common,
    requestHandler: {
      ...waiting,
      requestTimeout: SMALL_MS,
      socketTimeout: READING_IDLE_MS,
      ...agents(Infinity),
    },
  })

  const bucketAsked: Bucket = {
    label: labelOf(address),
    name: bucket,
    prefix,
    client,
    readingClient,
    at: (path) => ({ Bucket: bucket, Key: `${prefix}${path}` }),
    async ask(work, withinMs = SMALL_MS) {
      const signal = AbortSignal.timeout(withinMs)
      try {
        return await work(signal)
      } catch (error) {
        throw asUnavailable(error)
      }
    },
    askFor: (work) =>
      bucketAsked.ask((abortSignal) =>
        work(abortSignal).catch((error: unknown) => {
          if (isMissing(error)) return undefined
          throw error
        }),
      ),
    close() {
      client.destroy()
      readingClient.destroy()
    },
  }
  return bucketAsked
}

function agents(maxSockets: number) {
  const options = { keepAlive: true, maxSockets }
  return { httpAgent: options, httpsAgent: options }
}
