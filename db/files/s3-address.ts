import { StartRefusal } from '#db/connection/start-refusal.ts'

/** Where files lie in S3-compatible storage, and as whom we ask for them. */
export interface S3Address {
  bucket: string
  /** What stands before each key: nothing, or a path that ends with `/`. */
  prefix: string
  /** Amazon's own when absent. */
  endpoint?: string
  region: string
  /** `endpoint/bucket/key`, in place of `bucket.endpoint/key`. */
  isPathStyle: boolean
  credentials: { accessKeyId: string; secretAccessKey: string }
}

type Environment = Readonly<Record<string, string | undefined>>

const SHAPE = '应为 s3://存储桶/前缀?endpoint=https://…&region=…&pathStyle=0 或 1 的形式'
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/
/** One piece of a prefix: letters, figures and the signs that need no encoding anywhere; neither `.` nor `..`. */
const PIECE = /^(?!\.{1,2}$)[\w.-]{1,200}$/
const REGION = /^[a-z\d-]{1,50}$/i
const KNOWN = ['endpoint', 'region', 'pathStyle']

/**
 * Reads `s3://bucket/prefix?endpoint=…` and the credentials (docs/operations/s3.md#参数).
 * @param named what the value was given as, for the line that refuses it: a variable or an option
 * @throws StartRefusal with one line that says what is wrong and repeats no secret
 */
export function readS3Address(text: string, named: string, env: Environment): S3Address {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const refuse = (what: string) => new StartRefusal(`${named}：${what}。`)
  if (url?.protocol !== 's3:' || url.port || url.hash) throw refuse(SHAPE)
  if (url.username || url.password)
    throw refuse('地址中不写账号，请用 AWS_ACCESS_KEY_ID 和 AWS_SECRET_ACCESS_KEY')
  if (!BUCKET.test(url.hostname)) throw refuse('存储桶的名称应为 3–63 个小写字母、数字、点或连字符')
  const unknown = [...url.searchParams.keys()].find((name) => !KNOWN.includes(name))
  if (unknown !== undefined) throw refuse(`不认识参数 ${unknown}，${SHAPE}`)
  if (KNOWN.some((name) => url.searchParams.getAll(name).length > 1)) throw refuse('每个参数只写一次')
  const endpoint = endpointOf(url.searchParams.get('endpoint'), refuse)
  return {
    bucket: url.hostname,
    // As it was written: an address is read with its `..` resolved.
    prefix: prefixOf(/^s3:\/\/[^/?]*([^?]*)/.exec(text)?.[1] ?? '', refuse),
    endpoint,
    region: regionOf(url.searchParams.get('region'), refuse),
    isPathStyle: pathStyleOf(url.searchParams.get('pathStyle'), endpoint !== undefined, refuse),
    credentials: credentialsIn(env, named),
  }
}

/** The address as operators know it; it holds no secret. */
export function labelOf({ bucket, prefix, endpoint }: S3Address): string {
  const path = `s3://${bucket}/${prefix}`.replace(/\/$/, '')
  return endpoint === undefined ? path : `${path}?endpoint=${endpoint}`
}

type Refuse = (what: string) => StartRefusal

function prefixOf(path: string, refuse: Refuse): string {
  const pieces = path.split('/').filter((piece) => piece !== '')
  if (!pieces.every((piece) => PIECE.test(piece))) throw refuse('前缀应由字母、数字和 . _ - 组成，用 / 分隔')
  return pieces.map((piece) => `${piece}/`).join('')
}

function endpointOf(given: string | null, refuse: Refuse): string | undefined {
  if (given === null) return undefined
  if (/^https?:\/\/[^\s/?#@\\]+\/?$/i.test(given) && URL.canParse(given)) return given.replace(/\/$/, '')
  throw refuse('endpoint 应为以 http:// 或 https:// 开头的地址，不含路径、账号、? 和 #')
}

function regionOf(given: string | null, refuse: Refuse): string {
  const region = given ?? 'us-east-1'
  if (REGION.test(region)) return region
  throw refuse('region 应由字母、数字和连字符组成')
}

/** Few stores of one's own have a name in the DNS for each bucket, Amazon's always has. */
function pathStyleOf(given: string | null, hasEndpoint: boolean, refuse: Refuse): boolean {
  if (given === null) return hasEndpoint
  if (given === '0' || given === '1') return given === '1'
  throw refuse('pathStyle 应为 0 或 1')
}

function credentialsIn(env: Environment, named: string): S3Address['credentials'] {
  const required = (name: string) => {
    const value = env[name]?.trim()
    if (value) return value
    throw new StartRefusal(`${name}：${named} 指向 S3，请用该变量给出访问密钥。`)
  }
  return {
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
  }
}
