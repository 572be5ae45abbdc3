import { randomUUID } from 'node:crypto'
import { readS3Address, type S3Address } from '#db/files/s3-address.ts'
import { startS3Server, type S3Server } from '#tests/s3/wire-server.ts'

let starting: Promise<S3Server> | undefined

/** A prefix of S3-compatible storage that nobody else uses; the storage is started with the first one. */
export async function borrowPrefix(): Promise<S3Address> {
  starting ??= startS3Server(['files'])
  const server = await starting
  const env = {
    AWS_ACCESS_KEY_ID: server.keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: server.keys.secretAccessKey,
  }
  return readS3Address(server.addressOf('files', `site-${randomUUID()}`), 'UPLOADS_URL', env)
}

/** Ends what the tests of one file started. */
export async function closeStorage(): Promise<void> {
  const server = await starting
  starting = undefined
  await server?.stop()
}
