import { HttpError } from '#contract/shared/http-error.ts'
import { StartRefusal } from '#db/connection/start-refusal.ts'

const RETRY_AFTER_SECONDS = 5
const AWAY_SENTENCE = '文件存储暂时无法使用，请稍后重试'
const AWAY_EVENT = '文件存储无法使用'

interface Reason {
  matches: RegExp
  says: string
}

/** Looked up in turn against the code that the storage, or the network before it, gave. */
const reasons: Reason[] = [
  {
    matches: /^(InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|TokenRefreshRequired|Unauthorized)$/,
    says: '访问密钥不正确，请核对 AWS_ACCESS_KEY_ID 和 AWS_SECRET_ACCESS_KEY / the storage does not take the credentials',
  },
  {
    matches: /^(AccessDenied|AllAccessDisabled|403|Forbidden)$/,
    says: '该访问密钥没有读写此存储桶的权限 / the credentials may not use this bucket',
  },
  { matches: /^(NoSuchBucket|404|NotFound)$/, says: '存储桶不存在，请先创建 / there is no such bucket' },
  {
    matches: /^(PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException|301|307)$/,
    says: '存储桶在另一个区域，请改正 region / the bucket is in another region',
  },
  {
    matches: /^RequestTimeTooSkewed$/,
    says: '本机时间与存储的时间相差过大，请校准时钟 / the clocks differ too much',
  },
  {
    matches: /^(SlowDown|ServiceUnavailable|InternalError|Throttling\w*|5\d\d)$/,
    says: '存储服务繁忙或出错，请稍后再试 / the storage is busy or failing',
  },
  {
    matches: /^(TimeoutError|AbortError|ETIMEDOUT)$/,
    says: '连接超时，请检查 endpoint 和网络 / the storage does not answer in time',
  },
  {
    matches: /^(E[A-Z]+|CERT_\w+|DEPTH_ZERO\w+|SELF_SIGNED\w+|UNABLE_TO_\w+|ERR_\w+)$/,
    says: '无法连接，请检查 endpoint 和网络 / the storage cannot be reached',
  },
]

/** What broke while the storage was asked, as a 503 for anyone who waits; a refusal stays itself. */
export function asUnavailable(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const detail = { retryAfterSeconds: RETRY_AFTER_SECONDS, reason: codeOf(error), event: AWAY_EVENT }
  return Object.assign(new HttpError(503, AWAY_SENTENCE, detail), { cause: error })
}

/**
 * The same as the one line that ends a start or a command.
 * @param label the storage as operators know it
 */
export function asStorageRefusal(error: unknown, label: string): unknown {
  const code = reasonIn(error)
  if (code === undefined) return error
  const known = reasons.find(({ matches }) => matches.test(code))
  const says = known ? `${known.says}（${code}）` : `出错（${code}） / the storage failed`
  return new StartRefusal(`UPLOADS_URL（${label}）：${says}`)
}

/** Whether there simply is no such object. */
export function isMissing(error: unknown): boolean {
  return /^(NoSuchKey|NotFound)$/.test((error as { name?: string }).name ?? '')
}

function reasonIn(error: unknown): string | undefined {
  return error instanceof HttpError && error.detail.event === AWAY_EVENT ? error.detail.reason : undefined
}

/** The code of the storage, of the network or, where it answered without a word, its status; never its words. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, Code, $metadata } = error as {
    code?: unknown
    Code?: unknown
    $metadata?: { httpStatusCode?: number }
  }
  for (const each of [Code, code]) if (typeof each === 'string' && each !== '') return each
  if (/^(Unknown|UnknownError|Error)$/.test(error.name))
    return String($metadata?.httpStatusCode ?? error.name)
  return error.name
}
