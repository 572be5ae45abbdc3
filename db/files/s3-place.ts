import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { arrivingFolder } from './disk-place.ts'
import { areas, type FilePlace, type Notes } from './file-place.ts'
import type { S3Address } from './s3-address.ts'
import { openBucket, type Bucket } from './s3-bucket.ts'
import { codeOf } from './s3-errors.ts'
import { MODIFIED } from './s3-send.ts'
import { createS3Storage } from './s3-storage.ts'

/** No file takes as long to be sent, by whichever process. */
const ABANDONED_MS = 24 * 3_600_000

/**
 * Files in S3-compatible storage, under the area and the file name. Incoming files stay on this machine until
 * complete.
 */
export function openS3Place(address: S3Address, dataDir: string): FilePlace {
  const bucket = openBucket(address)
  return {
    label: bucket.label,
    isDisk: false,
    areas: {
      uploads: createS3Storage(bucket, 'uploads'),
      variants: createS3Storage(bucket, 'variants'),
      facts: createS3Storage(bucket, 'facts'),
      resumes: createS3Storage(bucket, 'resumes'),
      trash: createS3Storage(bucket, 'trash'),
    },
    arrivingIn: (area) => arrivingFolder(dataDir, area),
    discard: (name, moment) => discard(bucket, name, moment),
    notes: notesIn(bucket),
    removeHalfStored: () => removeHalfStored(bucket),
    close: bucket.close,
  }
}

async function discard(bucket: Bucket, name: string, moment: Date): Promise<void> {
  const from = bucket.at(`resumes/${name}`)
  const copied = await bucket.askFor((abortSignal) =>
    bucket.client.send(
      new CopyObjectCommand({
        ...bucket.at(`trash/${name}`),
        CopySource: `${from.Bucket}/${from.Key.split('/').map(encodeURIComponent).join('/')}`,
        MetadataDirective: 'REPLACE',
        ContentType: 'application/octet-stream',
        Metadata: { [MODIFIED]: String(moment.getTime()) },
      }),
      { abortSignal },
    ),
  )
  if (copied)
    await bucket.ask((abortSignal) => bucket.client.send(new DeleteObjectCommand(from), { abortSignal }))
}

function notesIn(bucket: Bucket): Notes {
  const read: Notes['read'] = (name) =>
    bucket.askFor(async (abortSignal) => {
      const { Body } = await bucket.client.send(new GetObjectCommand(bucket.at(name)), { abortSignal })
      return Body?.transformToString()
    })
  return {
    read,
    async writeOnce(name, text) {
      const there = await read(name)
      if (there !== undefined) return there
      await bucket.ask((abortSignal) => putUnlessThere(bucket, name, text, abortSignal))
      return (await read(name)) ?? ''
    },
    async remove(name) {
      await bucket.ask((abortSignal) =>
        bucket.client.send(new DeleteObjectCommand(bucket.at(name)), { abortSignal }),
      )
    },
  }
}

/** Of several at once one stays, where the storage knows that condition; where it does not, the last. */
async function putUnlessThere(bucket: Bucket, name: string, text: string, abortSignal: AbortSignal) {
  const put = (condition: { IfNoneMatch?: string }) =>
    bucket.client.send(
      new PutObjectCommand({
        ...bucket.at(name),
        ContentType: 'text/plain; charset=utf-8',
        Body: text,
        ...condition,
      }),
      { abortSignal },
    )
  try {
    await put({ IfNoneMatch: '*' })
  } catch (error) {
    if (codeOf(error) === 'NotImplemented') await put({})
    else if (!/^(PreconditionFailed|ConditionalRequestConflict)$/.test(codeOf(error))) throw error
  }
}

/** Removes multipart uploads of a killed process: they were never completed, but take up space. */
async function removeHalfStored(bucket: Bucket): Promise<void> {
  const latest = Date.now() - ABANDONED_MS
  const { Uploads = [] } = await bucket.ask((abortSignal) =>
    bucket.client.send(new ListMultipartUploadsCommand({ Bucket: bucket.name, Prefix: bucket.prefix }), {
      abortSignal,
    }),
  )
  const isOurs = (key = '') => areas.some((area) => key.startsWith(`${bucket.prefix}${area}/`))
  for (const { Key, UploadId, Initiated } of Uploads)
    if (isOurs(Key) && Initiated && Initiated.getTime() <= latest)
      await bucket.ask((abortSignal) =>
        bucket.client.send(new AbortMultipartUploadCommand({ Bucket: bucket.name, Key, UploadId }), {
          abortSignal,
        }),
      )
}
