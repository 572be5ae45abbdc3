import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What a signature is made of (AWS Signature Version 4, in the `Authorization` header). */
export interface SignedRequest {
  method: string
  /** As it was sent, with its query. */
  target: string
  headers: Readonly<Record<string, string | undefined>>
}

/** Whose requests are taken. */
export interface Keys {
  accessKeyId: string
  secretAccessKey: string
}

const SKEW_MS = 15 * 60_000

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * Checks a request as a storage does, from the bytes that came over the wire.
 * @returns the code of the storage's refusal; undefined for a request that is signed with these keys
 */
export function refusalOf(request: SignedRequest, keys: Keys, now: Date): string | undefined {
  const { headers } = request
  const [, id, day, region, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const sentAt = momentOf(headers['x-amz-date'] ?? '')
  if (!id || !day || !region || !names || !signature || !sentAt) return 'AccessDenied'
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (Math.abs(sentAt.getTime() - now.getTime()) > SKEW_MS) return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  // What decides about the request must be under the signature.
  const isCovered = Object.keys(headers).every(
    (name) => !/^x-amz-|^host$/.test(name) || signed.includes(name),
  )
  if (!isCovered) return 'AccessDenied'
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical(request, signed))].join(
    '\n',
  )
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${keys.secretAccessKey}`, day))
  const isRight = timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))
  return isRight ? undefined : 'SignatureDoesNotMatch'
}

/**
 * Compares a body with the signed checksum.
 * @returns the storage's error code; our clients never send bodies signed in pieces or unsigned
 */
export function bodyRefusalOf(body: Buffer, sum: string | undefined): string | undefined {
  if (!/^[\da-f]{64}$/.test(sum ?? '')) return 'NotImplemented'
  return sha256(body) === sum ? undefined : 'XAmzContentSHA256Mismatch'
}

function canonical({ method, target, headers }: SignedRequest, signed: readonly string[]): string {
  const [path = '', query = ''] = target.split('?')
  const pairs = query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
  return [
    method,
    path,
    pairs.sort().join('&'),
    ...signed.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signed.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
}

function momentOf(text: string): Date | undefined {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  const moment = new Date(iso)
  return iso === text || Number.isNaN(moment.getTime()) ? undefined : moment
}
