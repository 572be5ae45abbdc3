import { resolve } from 'node:path'
import type { Settings } from '#contract/engine/backend.ts'
import { parsePersonalKey } from '#db/personal-key.ts'
import { StartRefusal } from '#db/start-refusal.ts'

/** Everything the environment decides (operating.md, Environment). */
export interface HostSettings extends Settings {
  host: string
  port: number
  dataDir: string
  databaseUrl?: string
  adminUsername: string
  adminPassword?: string
  /** Encrypts identity numbers (PII_KEY). */
  personalKey?: Buffer
  hasDemoContent: boolean
  publicUrl: string
  isPublicUrlGiven: boolean
  assetBaseUrl?: string
  trustProxy: number
  logLevel: LogLevel
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const MEGABYTE = 1024 * 1024

/**
 * Reads and checks the environment.
 * @throws StartRefusal one line that names the variable, for a value that cannot be used
 */
export function readSettings(env: Record<string, string | undefined>): HostSettings {
  const read = reader(env)
  const host = read.text('HOST') ?? '127.0.0.1'
  const port = read.integer('PORT', 3000, 0, 65535)
  const publicUrl = read.url('PUBLIC_URL', ['http:', 'https:'])
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'])
  refuseWhatIsNotBuilt(read)
  return {
    host,
    port,
    dataDir: resolve(read.text('DATA_DIR') ?? './data'),
    databaseUrl,
    adminUsername:
      read.matching('ADMIN_USERNAME', /^[\w.@-]{1,50}$/, '1–50 个字母、数字或 . _ @ -') ?? 'admin',
    adminPassword: read.matching('ADMIN_PASSWORD', /^.{8,64}$/, '8–64 个字符'),
    personalKey: readPersonalKey(read),
    hasDemoContent: read.choice('DEMO_CONTENT', ['0', '1'], '1') === '1',
    publicUrl: publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    isPublicUrlGiven: publicUrl !== undefined,
    assetBaseUrl: read.url('ASSET_BASE_URL', ['http:', 'https:']),
    trustProxy: read.integer('TRUST_PROXY', 0, 0, 10),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    sessionIdleMs: read.integer('SESSION_IDLE_MS', 30 * 60_000, 1000),
    sessionMaxMs: read.integer('SESSION_MAX_MS', 12 * 3_600_000, 1000),
    loginMaxFailures: read.integer('LOGIN_MAX_FAILURES', 5, 1),
    loginLockMs: read.integer('LOGIN_LOCK_MS', 15 * 60_000, 1000),
    contactPerMinute: read.integer('CONTACT_PER_MINUTE', 10, 1),
    applicationPerHour: read.integer('APPLICATION_PER_HOUR', 10, 1),
    applicationRetentionDays: read.integer('APPLICATION_RETENTION_DAYS', 730, 1),
    auditRetentionDays: read.integer('AUDIT_RETENTION_DAYS', 365, 183),
    uploadImageMaxBytes: read.integer('UPLOAD_IMAGE_MAX_BYTES', 5 * MEGABYTE, 1024),
    uploadAudioMaxBytes: read.integer('UPLOAD_AUDIO_MAX_BYTES', 10 * MEGABYTE, 1024),
    uploadVideoMaxBytes: read.integer('UPLOAD_VIDEO_MAX_BYTES', 500 * MEGABYTE, 1024),
    uploadImageMaxPixels: read.integer('UPLOAD_IMAGE_MAX_PIXELS', 50_000_000, 1),
  }
}

type Reader = ReturnType<typeof reader>

function readPersonalKey(read: Reader): Buffer | undefined {
  const given = read.text('PII_KEY')
  const key = given === undefined ? undefined : parsePersonalKey(given)
  if (key || given === undefined) return key
  throw new StartRefusal('PII_KEY：应为 32 字节的密钥，写成 64 位十六进制或 base64。')
}

/** A variable that later work brings must not be ignored in silence: a site believed to be on S3 would lose its files. */
function refuseWhatIsNotBuilt(read: Reader) {
  if (read.text('UPLOADS_URL')) {
    throw new StartRefusal(
      'UPLOADS_URL：此版本只把上传文件存放在 DATA_DIR/uploads，尚不支持 S3，请删除该变量。',
    )
  }
}

function reader(env: Record<string, string | undefined>) {
  const text = (name: string) => env[name]?.trim() || undefined
  return {
    text,
    integer(name: string, initial: number, min: number, max = Number.MAX_SAFE_INTEGER): number {
      const value = text(name)
      if (value === undefined) return initial
      const number = /^\d{1,16}$/.test(value) ? Number(value) : NaN
      if (number >= min && number <= max) return number
      const range = max === Number.MAX_SAFE_INTEGER ? `不小于 ${min} 的整数` : `${min}–${max} 之间的整数`
      throw new StartRefusal(`${name}=${value}：应为${range}。`)
    },
    choice<Choice extends string>(name: string, choices: readonly Choice[], initial: Choice): Choice {
      const value = text(name)
      if (value === undefined) return initial
      const found = choices.find((choice) => choice === value)
      if (found) return found
      throw new StartRefusal(`${name}=${value}：应为 ${choices.join('、')} 之一。`)
    },
    /** The value is a secret or may be one, so the refusal never repeats it. */
    matching(name: string, pattern: RegExp, rule: string): string | undefined {
      const value = text(name)
      if (value === undefined || pattern.test(value)) return value
      throw new StartRefusal(`${name}：应为 ${rule}。`)
    },
    url(name: string, protocols: string[]): string | undefined {
      const value = text(name)
      if (value === undefined) return undefined
      const url = URL.canParse(value) ? new URL(value) : undefined
      if (url && protocols.includes(url.protocol) && url.host) return value.replace(/\/+$/, '')
      throw new StartRefusal(
        `${name}：应为以 ${protocols.map((protocol) => `${protocol}//`).join(' 或 ')} 开头的地址。`,
      )
    },
  }
}
