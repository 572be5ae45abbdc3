import type { ServerResponse } from 'node:http'
import type { createObjects, StoredObject } from './objects.ts'

/** A refusal in the words of the storage. */
export class S3Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code)
  }
}

/** A request that is signed rightly, and the bucket it is for. */
export interface S3Call {
  method: string
  bucket: string
  key: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
  store: ReturnType<typeof createObjects>
  /** The most of a page of a listing. */
  page: number
}

type Perform = (call: S3Call, response: ServerResponse) => void

/** The calls that the product makes, by method and what the query has. */
const calls: readonly (readonly [method: string, has: string | undefined, perform: Perform])[] = [
  ['GET', 'list-type', list],
  ['GET', 'uploads', listMultiparts],
  ['POST', 'uploads', begin],
  ['POST', 'uploadId', join],
  ['PUT', 'uploadId', putPart],
  ['DELETE', 'uploadId', abort],
  ['HEAD', undefined, read],
  ['GET', undefined, read],
  ['PUT', undefined, put],
  ['DELETE', undefined, remove],
]

/** Does what is asked. @throws S3Refusal */
export function perform(call: S3Call, response: ServerResponse): void {
  const found = calls.find(
    ([method, has]) => method === call.method && (has === undefined || call.query.has(has)),
  )
  if (!found) throw new S3Refusal(501, 'NotImplemented')
  found[2](call, response)
}

function list({ bucket, query, store, page }: S3Call, response: ServerResponse) {
  const prefix = query.get('prefix') ?? ''
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const keys = [...store.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const shown = keys.slice(0, page)
  const isCut = shown.length < keys.length
  const next = Buffer.from(shown.at(-1) ?? '').toString('base64')
  const contents = shown.map((key) => {
    const { bytes, etag, modifiedTime } = objectOf(store, key)
    return `<Contents><Key>${key}</Key><LastModified>${modifiedTime.toISOString()}</LastModified><ETag>${etag}</ETag><Size>${bytes.length}</Size></Contents>`
  })
  const more = isCut ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  const head = `<Name>${bucket}</Name><IsTruncated>${isCut}</IsTruncated><KeyCount>${shown.length}</KeyCount>`
  sendXml(response, 'ListBucketResult', head + more + contents.join(''))
}

function listMultiparts({ query, store }: S3Call, response: ServerResponse) {
  const prefix = query.get('prefix') ?? ''
  const uploads = [...store.multiparts].filter(([, { key }]) => key.startsWith(prefix))
  const shown = uploads.map(
    ([id, { key, initiated }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`,
  )
  sendXml(response, 'ListMultipartUploadsResult', `<IsTruncated>false</IsTruncated>${shown.join('')}`)
}

function begin(call: S3Call, response: ServerResponse) {
  const id = call.store.begin(call.key, factsIn(call))
  sendXml(response, 'InitiateMultipartUploadResult', `<Key>${call.key}</Key><UploadId>${id}</UploadId>`)
}

function putPart({ query, body, store }: S3Call, response: ServerResponse) {
  const etag = store.putPart(query.get('uploadId') ?? '', Number(query.get('partNumber')), body)
  if (etag === undefined) throw new S3Refusal(404, 'NoSuchUpload')
  response.writeHead(200, { etag }).end()
}

function join({ key, query, body, store }: S3Call, response: ServerResponse) {
  const parts = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: (/<ETag>(.*?)</.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
  }))
  const joined = store.join(query.get('uploadId') ?? '', parts)
  if (typeof joined === 'string') throw new S3Refusal(joined === 'NoSuchUpload' ? 404 : 400, joined)
  sendXml(response, 'CompleteMultipartUploadResult', `<Key>${key}</Key><ETag>${joined.etag}</ETag>`)
}

function abort({ query, store }: S3Call, response: ServerResponse) {
  if (!store.multiparts.delete(query.get('uploadId') ?? '')) throw new S3Refusal(404, 'NoSuchUpload')
  response.writeHead(204).end()
}

function put(call: S3Call, response: ServerResponse) {
  const { key, headers, body, store } = call
  if (headers['if-none-match'] === '*' && store.objects.has(key))
    throw new S3Refusal(412, 'PreconditionFailed')
  const source = headers['x-amz-copy-source']
  if (source === undefined)
    return void response.writeHead(200, { etag: store.put(key, body, factsIn(call)).etag }).end()
  const from = objectOf(store, source.split('/').slice(1).map(decodeURIComponent).join('/'))
  const facts = headers['x-amz-metadata-directive'] === 'REPLACE' ? factsIn(call) : from
  const { etag, modifiedTime } = store.put(key, from.bytes, facts)
  const text = `<ETag>${etag}</ETag><LastModified>${modifiedTime.toISOString()}</LastModified>`
  sendXml(response, 'CopyObjectResult', text)
}

function read({ method, key, headers, store }: S3Call, response: ServerResponse) {
  const { bytes, etag, modifiedTime, contentType, metadata } = objectOf(store, key)
  const noted = Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])
  const facts = {
    ...Object.fromEntries(noted),
    etag,
    'last-modified': modifiedTime.toUTCString(),
    'content-type': contentType,
    'accept-ranges': 'bytes',
  }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (headers.range !== undefined && (from === undefined || Number(from) >= bytes.length))
    throw new S3Refusal(416, 'InvalidRange')
  const start = Number(from ?? 0)
  const part = from === undefined ? bytes : bytes.subarray(start, to ? Number(to) + 1 : undefined)
  const range = { 'content-range': `bytes ${start}-${start + part.length - 1}/${bytes.length}` }
  response.writeHead(from === undefined ? 200 : 206, {
    ...facts,
    ...(from === undefined ? {} : range),
    'content-length': part.length,
  })
  response.end(method === 'HEAD' ? undefined : part)
}

function remove({ key, store }: S3Call, response: ServerResponse) {
  store.objects.delete(key)
  response.writeHead(204).end()
}

function objectOf(store: S3Call['store'], key: string): StoredObject {
  const found = store.objects.get(key)
  if (!found) throw new S3Refusal(404, 'NoSuchKey')
  return found
}

function factsIn({ headers }: S3Call): Pick<StoredObject, 'contentType' | 'metadata'> {
  const noted = Object.entries(headers).flatMap(([name, value = '']) =>
    name.startsWith('x-amz-meta-') ? [[name.slice('x-amz-meta-'.length), value]] : [],
  )
  return { contentType: headers['content-type'] ?? '', metadata: Object.fromEntries(noted) }
}

function sendXml(response: ServerResponse, root: string, inside: string) {
  const space = 'http://s3.amazonaws.com/doc/2006-03-01/'
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${space}">${inside}</${root}>`)
}
