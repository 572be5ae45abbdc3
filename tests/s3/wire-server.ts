import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { perform, S3Refusal } from './calls.ts'
import { createObjects } from './objects.ts'
import { bodyRefusalOf, refusalOf, type Keys } from './signature.ts'

/** What goes wrong with a request: a refusal, no answer at all, or a connection that is cut. */
export type Fault = { status: number; code: string } | 'hang' | 'cut'

/** A request as the storage sees it. */
export interface SeenRequest {
  method: string
  /** Behind the bucket, decoded. */
  key: string
  query: URLSearchParams
}

/** S3-compatible storage for tests: the wire and the signatures are real, the objects are in memory. */
export interface S3Server {
  /** `s3://bucket/prefix?endpoint=…` */
  addressOf(bucket: string, prefix?: string): string
  endpoint: string
  keys: Keys
  bucket(name: string): ReturnType<typeof createObjects>
  /** Asked before each request, once its signature is known to be right. */
  failWith(fault: ((request: SeenRequest) => Fault | undefined) | undefined): void
  /** What was asked since the last look. */
  takeSeen(): SeenRequest[]
  stop(): Promise<void>
}

/** The most of a listing's page: few, so that listings have several. */
const PAGE = 3

/** @param buckets that exist */
export async function startS3Server(buckets: readonly string[], port = 0): Promise<S3Server> {
  const keys = { accessKeyId: 'AKIATEST', secretAccessKey: 'test/secret+key' }
  const stores = new Map(buckets.map((name) => [name, createObjects()]))
  let seen: SeenRequest[] = []
  let faultOf: ((request: SeenRequest) => Fault | undefined) | undefined

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request
    const flat = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    const refused = refusalOf({ method, target: url, headers: flat }, keys, new Date())
    const body = await buffer(request)
    const wrong = refused ?? bodyRefusalOf(body, flat['x-amz-content-sha256'])
    if (wrong) throw new S3Refusal(wrong === 'NotImplemented' ? 501 : 403, wrong)
    const { pathname, searchParams: query } = new URL(url, 'http://storage')
    const [, bucket = '', ...pieces] = pathname.split('/')
    const key = pieces.map(decodeURIComponent).join('/')
    seen.push({ method, key, query })
    const fault = faultOf?.({ method, key, query })
    if (fault === 'hang') return
    if (fault === 'cut') return void request.socket.destroy()
    if (fault) throw new S3Refusal(fault.status, fault.code)
    const store = stores.get(bucket)
    if (!store) throw new S3Refusal(404, 'NoSuchBucket')
    perform({ method, bucket, key, query, headers: flat, body, store, page: PAGE }, response)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy()
      const { status, code } = error instanceof S3Refusal ? error : new S3Refusal(500, 'InternalError')
      const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`
      response.writeHead(status, { 'content-type': 'application/xml' })
      response.end(request.method === 'HEAD' ? undefined : text)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    endpoint,
    keys,
    addressOf: (bucket, prefix = 'site') => `s3://${bucket}/${prefix}?endpoint=${endpoint}`,
    bucket(name) {
      const store = stores.get(name)
      if (!store) throw new Error(`No bucket ${name}`)
      return store
    },
    failWith(fault) {
      faultOf = fault
    },
    takeSeen() {
      const taken = seen
      seen = []
      return taken
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
