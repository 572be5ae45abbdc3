import { isSecretName } from '#contract/bug-report/secret-name.ts'
import { isRecord } from '#mocks/shapes/with-changed-answers.ts'

const MASK = '***'
/** A name and a plain value of JSON that cannot be read as a whole. */
const PAIR = /"([^"\\]*)"(\s*:\s*)("(?:[^"\\]|\\.)*"?|[^\s,{}[\]"]+)/g

/** A body without passwords, tokens and keys; it stays as it was written where it holds none. */
export function maskSecrets(body: string): string {
  try {
    const json: unknown = JSON.parse(body)
    const masked = withoutSecrets(json)
    return masked === json ? body : JSON.stringify(masked)
  } catch {
    return body.replace(PAIR, (pair, name: string, colon: string) =>
      isSecretName(name) ? `"${name}"${colon}"${MASK}"` : pair,
    )
  }
}

/** An address whose query holds no such value. */
export function maskQuery({ pathname, search, searchParams }: URL): string {
  const secrets = [...searchParams.keys()].filter(isSecretName)
  if (secrets.length === 0) return pathname + search
  const masked = new URLSearchParams(searchParams)
  for (const name of secrets) masked.set(name, MASK)
  return `${pathname}?${masked.toString()}`
}

/** A header; of `Authorization` the scheme stays. */
export function maskHeader(name: string, value: string): string {
  if (!isSecretName(name)) return value
  const [, scheme = ''] = /^(\w+ )/.exec(value) ?? []
  return scheme + MASK
}

/** The same value where it holds no secret. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(withoutSecrets)
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value)
  const masked = entries.map(([name, each]) => {
    const isEmpty = each === null || each === ''
    return [name, isSecretName(name) && !isEmpty ? MASK : withoutSecrets(each)] as const
  })
  return masked.some(([, each], index) => each !== entries[index]?.[1]) ? Object.fromEntries(masked) : value
}
