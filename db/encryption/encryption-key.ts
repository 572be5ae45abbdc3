import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { StartRefusal } from '#db/connection/start-refusal.ts'
import { textOf, writeOnce } from '#db/files/write-once.ts'

/** The generated key inside DATA_DIR (docs/operations/configuration.md#个人信息, PII_KEY). */
export const PERSONAL_KEY_FILE = 'pii.key'
/** The one before it, until a rotation has sealed everything again. */
export const OLD_PERSONAL_KEY_FILE = 'pii.key.old'

const KEY_BYTES = 32

/** 32 bytes written as 64 hexadecimal figures or in base64; undefined for anything else. */
export function parsePersonalKey(text: string): Buffer | undefined {
  const written = text.trim()
  if (/^[0-9a-f]{64}$/i.test(written)) return Buffer.from(written, 'hex')
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(written)) return undefined
  const key = Buffer.from(written, 'base64')
  return key.length === KEY_BYTES ? key : undefined
}

/**
 * The key that DATA_DIR holds; a new one where there is none.
 * @param mayGenerate false when the site has a key already, whose numbers a new one could not read
 * @throws StartRefusal when the file holds no key, or is missing and must not be
 */
export async function loadPersonalKey(dataDir: string, mayGenerate: () => Promise<boolean>): Promise<Buffer> {
  const path = join(dataDir, PERSONAL_KEY_FILE)
  const text = (await textOf(path)) ?? ((await mayGenerate()) ? await generated(path) : undefined)
  const key = text === undefined ? undefined : parsePersonalKey(text)
  if (key) return key
  throw new StartRefusal(
    `PII_KEY：DATA_DIR 中的 ${PERSONAL_KEY_FILE} ${text === undefined ? '不存在' : '已损坏'}，已加密的身份证号无法读取，请恢复该文件或设置 PII_KEY（多个实例须共用一个） / The key of the encrypted identity numbers is missing`,
  )
}

/** Two first starts at once end up with one key. */
function generated(path: string): Promise<string | undefined> {
  return writeOnce(path, `${randomBytes(KEY_BYTES).toString('hex')}\n`)
}
