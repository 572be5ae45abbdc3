import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { defaultSettings, SHORTEST_AUDIT_DAYS, type Settings } from '#contract/shared/environment-defaults.ts'
import { accountName } from '#contract/auth/accounts.ts'
import { verificationCode } from '#content/site-settings/verification-code.ts'
import { verificationTags } from '#contract/shared/verification-tags.ts'
import { readS3Address, type S3Address } from '#db/files/s3-address.ts'
import { parsePersonalKey } from '#db/encryption/encryption-key.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'
import { readBackupSettings, type BackupSettings } from './backup-settings.ts'
import { HOST_NAME, readEnvironment, type Reader } from './environment.ts'
import { readMetricsPlace, type MetricsPlace } from './metrics-place.ts'

/** Everything the environment decides (docs/operations/configuration.md). */
export interface HostSettings extends Settings {
  host: string
  port: number
  dataDir: string
  databaseUrl?: string
  /** S3-compatible storage for files, in place of the folders of `dataDir` (UPLOADS_URL). */
  s3?: S3Address
  adminUsername: string
  adminPassword?: string
  /** Encrypts identity numbers (PII_KEY). */
  personalKey?: Buffer
  /** Read beside it while keys are rotated (PII_KEY_OLD). */
  oldPersonalKey?: Buffer
  backups: BackupSettings
  /** Where `/metrics` is served: nowhere, on the loopback address of the site itself, or at an address of its own. */
  metrics: MetricsPlace
  hasDemoContent: boolean
  publicUrl: string
  isPublicUrlGiven: boolean
  assetBaseUrl?: string
  /** The map's key and, for keys that need one, its security code. */
  map?: { key: string; securityCode?: string }
  /** Codes that search engines gave to the owner of the site, by the names of their tags. */
  verification: Readonly<Record<string, string>>
  /** Where addresses are pushed to, for Baidu to look at (docs/operations/configuration.md#地图与搜索引擎, BAIDU_PUSH_URL). */
  baiduPushUrl: string
  trustProxy: number
  /** Memory for kept answers; none where every answer is made again. */
  keptAnswersBytes: number
  logLevel: LogLevel
}

/** The tag whose code each variable gives. */
const verificationVariables = {
  BAIDU_SITE_VERIFICATION: verificationTags.baidu,
  SO360_SITE_VERIFICATION: verificationTags.so360,
  BING_SITE_VERIFICATION: verificationTags.bing,
} as const

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const MEGABYTE = 1024 * 1024
// More is a slip of the finger, and would overflow times that are counted from it.
const MOST_MS = 30 * 24 * 3_600_000
const MOST_DAYS = 36_500
const MOST_TRIES = 1_000_000
const MOST_BYTES = 100 * 1024 * MEGABYTE
const MOST_PIXELS = 1_000_000_000

/**
 * Reads and checks the environment.
 * @throws StartRefusal one line that names the variable, for a value that cannot be used
 */
export function readSettings(env: Record<string, string | undefined>): HostSettings {
  const read = readEnvironment(env)
  const host = readHost(read)
  const port = read.integer('PORT', 3000, 0, 65535)
  const publicUrl = read.origin('PUBLIC_URL')
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'])
  return {
    host,
    port,
    dataDir: resolve(read.text('DATA_DIR') ?? './data'),
    databaseUrl,
    s3: readUploads(read, env),
    adminUsername: read.matching('ADMIN_USERNAME', accountName.matches, accountName.rule) ?? 'admin',
    // As it was given, blanks included; whether it is good enough is asked where it would be used.
    adminPassword: env.ADMIN_PASSWORD || undefined,
    ...readPersonalKeys(read),
    backups: readBackupSettings(read),
    metrics: readMetricsPlace(read),
    hasDemoContent: read.choice('DEMO_CONTENT', ['0', '1'], '1') === '1',
    publicUrl: publicUrl ?? `http://${asUrlHost(host)}:${port}`,
    isPublicUrlGiven: publicUrl !== undefined,
    assetBaseUrl: read.siteAddress('ASSET_BASE_URL'),
    map: readMap(read),
    verification: readVerification(read),
    baiduPushUrl: read.url('BAIDU_PUSH_URL', ['http:', 'https:']) ?? 'http://data.zz.baidu.com/urls',
    trustProxy: read.integer('TRUST_PROXY', 0, 0, 10),
    keptAnswersBytes: readKeptAnswersBytes(read),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    sessionIdleMs: read.integer('SESSION_IDLE_MS', defaultSettings.sessionIdleMs, 1000, MOST_MS),
    sessionMaxMs: read.integer('SESSION_MAX_MS', defaultSettings.sessionMaxMs, 1000, MOST_MS),
    loginMaxFailures: read.integer('LOGIN_MAX_FAILURES', defaultSettings.loginMaxFailures, 1, MOST_TRIES),
    loginLockMs: read.integer('LOGIN_LOCK_MS', defaultSettings.loginLockMs, 1000, MOST_MS),
    contactPerMinute: read.integer('CONTACT_PER_MINUTE', defaultSettings.contactPerMinute, 1, MOST_TRIES),
    applicationPerHour: read.integer(
      'APPLICATION_PER_HOUR',
      defaultSettings.applicationPerHour,
      1,
      MOST_TRIES,
    ),
    applicationRetentionDays: read.integer(
      'APPLICATION_RETENTION_DAYS',
      defaultSettings.applicationRetentionDays,
      1,
      MOST_DAYS,
    ),
    auditRetentionDays: read.integer(
      'AUDIT_RETENTION_DAYS',
      defaultSettings.auditRetentionDays,
      SHORTEST_AUDIT_DAYS,
      MOST_DAYS,
    ),
    uploadImageMaxBytes: read.integer(
      'UPLOAD_IMAGE_MAX_BYTES',
      defaultSettings.uploadImageMaxBytes,
      1024,
      MOST_BYTES,
    ),
    uploadAudioMaxBytes: read.integer(
      'UPLOAD_AUDIO_MAX_BYTES',
      defaultSettings.uploadAudioMaxBytes,
      1024,
      MOST_BYTES,
    ),
    uploadVideoMaxBytes: read.integer(
      'UPLOAD_VIDEO_MAX_BYTES',
      defaultSettings.uploadVideoMaxBytes,
      1024,
      MOST_BYTES,
    ),
    uploadImageMaxPixels: read.integer(
      'UPLOAD_IMAGE_MAX_PIXELS',
      defaultSettings.uploadImageMaxPixels,
      1,
      MOST_PIXELS,
    ),
  }
}

/** Where to listen. Without PUBLIC_URL it is also the host of the site's address, so it must be valid there. */
function readHost(read: Reader): string {
  const host = read.text('HOST') ?? '127.0.0.1'
  const isHost = isIP(host) > 0 || HOST_NAME.test(host)
  if (isHost && URL.canParse(`http://${asUrlHost(host)}`)) return host
  throw new StartRefusal('HOST：应为一个 IP 地址或主机名，不含端口。')
}

function readKeptAnswersBytes(read: Reader): number {
  const most = read.integer('KEEP_ANSWERS_BYTES', 64 * MEGABYTE, MEGABYTE, MOST_BYTES)
  return read.choice('KEEP_ANSWERS', ['0', '1'], '1') === '1' ? most : 0
}

const asUrlHost = (host: string) => (host.includes(':') ? `[${host}]` : host)

function readMap(read: Reader): HostSettings['map'] {
  const letters = [/^\w{1,100}$/, '不超过 100 个字母或数字'] as const
  const securityCode = read.matching('AMAP_SECURITY_CODE', ...letters)
  const key = read.matching('AMAP_KEY', ...letters)
  return key === undefined ? undefined : { key, securityCode }
}

function readVerification(read: Reader): HostSettings['verification'] {
  const given = Object.entries(verificationVariables).flatMap(([name, tag]) => {
    const rule = `${verificationCode.rule}，只填标签中 content 的值`
    const code = read.matching(name, verificationCode.matches, rule)
    return code === undefined ? [] : [[tag, code] as const]
  })
  return Object.fromEntries(given)
}

function readPersonalKeys(read: Reader): Pick<HostSettings, 'personalKey' | 'oldPersonalKey'> {
  const [personalKey, oldPersonalKey] = [readKey(read, 'PII_KEY'), readKey(read, 'PII_KEY_OLD')]
  if (oldPersonalKey && !personalKey) throw new StartRefusal('PII_KEY_OLD：只能与新的 PII_KEY 一起设置。')
  return { personalKey, oldPersonalKey }
}

/** The value is a secret, so the refusal never repeats it. */
function readKey(read: Reader, name: 'PII_KEY' | 'PII_KEY_OLD'): Buffer | undefined {
  const given = read.text(name)
  const key = given === undefined ? undefined : parsePersonalKey(given)
  if (key || given === undefined) return key
  throw new StartRefusal(`${name}：应为 32 字节的密钥，写成 64 位十六进制或 base64。`)
}

function readUploads(read: Reader, env: Record<string, string | undefined>): S3Address | undefined {
  const given = read.text('UPLOADS_URL')
  return given === undefined ? undefined : readS3Address(given, 'UPLOADS_URL', env)
}
