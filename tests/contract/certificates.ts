import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** An authority of one's own, and what it signs: X.509 as far as a test of TLS needs it. */
export interface Authority {
  /** Its certificate, as `sslrootcert` takes it. */
  pem: string
  /** A certificate for a host, and its key. @param validTo until when; a day from now where nothing is said */
  issue(host: string, validTo?: Date): { cert: string; key: string }
}

const DAY_MS = 24 * 3_600_000
const [SEQUENCE, SET, INTEGER, BIT_STRING, OCTET_STRING, OID, UTF8, TIME, BOOLEAN] = [
  0x30, 0x31, 0x02, 0x03, 0x04, 0x06, 0x0c, 0x18, 0x01,
]
const ECDSA_WITH_SHA256 = der(SEQUENCE, der(OID, Buffer.from('2a8648ce3d040302', 'hex')))
const COMMON_NAME = der(OID, Buffer.from('550403', 'hex'))
const SUBJECT_ALT_NAME = der(OID, Buffer.from('551d11', 'hex'))
const BASIC_CONSTRAINTS = der(OID, Buffer.from('551d13', 'hex'))

/** Makes an authority. */
export function createAuthority(name: string): Authority {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuer = nameOf(name)
  const validTo = new Date(Date.now() + DAY_MS)
  const isAuthority = der(SEQUENCE, der(BOOLEAN, Buffer.from([0xff])))
  const own = certificate(pair.privateKey, {
    issuer,
    subject: issuer,
    validTo,
    publicKey: pair.publicKey,
    extension: [BASIC_CONSTRAINTS, isAuthority],
  })
  return {
    pem: own,
    issue(host, until = validTo) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const figures = /^[\d.]+$/.test(host)
      const alternative = figures
        ? der(0x87, Buffer.from(host.split('.').map(Number)))
        : der(0x82, Buffer.from(host))
      const cert = certificate(pair.privateKey, {
        issuer,
        subject: nameOf(host),
        validTo: until,
        publicKey,
        extension: [SUBJECT_ALT_NAME, der(SEQUENCE, alternative)],
      })
      return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
    },
  }
}

interface Facts {
  issuer: Buffer
  subject: Buffer
  validTo: Date
  publicKey: KeyObject
  extension: readonly [oid: Buffer, value: Buffer]
}

function certificate(
  authority: KeyObject,
  { issuer, subject, validTo, publicKey, extension }: Facts,
): string {
  const [oid, value] = extension
  const toSign = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    issuer,
    der(SEQUENCE, time(new Date(validTo.getTime() - 2 * DAY_MS)), time(validTo)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, der(SEQUENCE, oid, der(OCTET_STRING, value)))),
  )
  const signature = der(BIT_STRING, Buffer.from([0]), sign('sha256', toSign, authority))
  const bytes = der(SEQUENCE, toSign, ECDSA_WITH_SHA256, signature)
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

const nameOf = (name: string) =>
  der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(name)))))

const time = (moment: Date) =>
  der(TIME, Buffer.from(`${moment.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
