import { createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { BackupRefusal } from './backup-refusal.ts'

// magic, version, mode, salt, what proves the key, a digest of all that
const MAGIC = Buffer.from('TLBACKUP')
const VERSION = 1
const SALT_BYTES = 32
const PROOF_BYTES = 16
const DIGEST_BYTES = 16
const SALT_AT = MAGIC.length + 2
const PROOF_AT = SALT_AT + SALT_BYTES
const DIGEST_AT = PROOF_AT + PROOF_BYTES

/** What every backup begins with. */
export const HEADER_BYTES = DIGEST_AT + DIGEST_BYTES

/** The beginning of a file, and the key its frames are sealed with; none where it is not encrypted. */
export interface Header {
  bytes: Buffer
  frameKey?: Buffer
}

/** What opens a backup: one key, or the new one and the one before it (BACKUP_KEY, BACKUP_KEY_OLD). */
export type BackupKeys = Buffer | readonly Buffer[] | undefined

/** The header of a new backup. Each encrypted file gets its own key, derived from `key` and a random salt. */
export function newHeader(key?: Buffer): Header {
  const salt = key ? randomBytes(SALT_BYTES) : Buffer.alloc(SALT_BYTES)
  const facts = Buffer.concat([
    MAGIC,
    Buffer.from([VERSION, key ? 1 : 0]),
    salt,
    key ? proofOf(key, salt) : Buffer.alloc(PROOF_BYTES),
  ])
  const bytes = Buffer.concat([facts, digestOf(facts)])
  return { bytes, frameKey: key && frameKeyOf(key, salt) }
}

/**
 * Reads the beginning of a file.
 * @param bytes as many as there are, up to `HEADER_BYTES`
 * @throws BackupRefusal where it is no backup, cut, damaged, of a newer version, or the key is missing or another one
 */
export function readHeader(bytes: Buffer, keys?: BackupKeys): Header {
  const { isEncrypted, salt, proof } = factsOf(bytes)
  if (!isEncrypted) return { bytes }
  const given = Buffer.isBuffer(keys) ? [keys] : (keys ?? [])
  if (given.length === 0) throw new BackupRefusal('备份已加密：请用 BACKUP_KEY 给出备份时的密钥。')
  const key = given.find((each) => timingSafeEqual(proofOf(each, salt), proof))
  if (!key) throw new BackupRefusal('BACKUP_KEY 不是这个备份的密钥。')
  return { bytes, frameKey: frameKeyOf(key, salt) }
}

/** Whether a file was encrypted, and with this key; undefined where it is no backup or damaged. */
export function keyedAs(bytes: Buffer, key: Buffer): 'plain' | 'this key' | 'another key' | undefined {
  try {
    const { isEncrypted, salt, proof } = factsOf(bytes)
    if (!isEncrypted) return 'plain'
    return timingSafeEqual(proofOf(key, salt), proof) ? 'this key' : 'another key'
  } catch {
    return undefined
  }
}

function factsOf(bytes: Buffer) {
  if (bytes.length === 0) throw new BackupRefusal('备份是空的：文件没有内容。')
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC.subarray(0, bytes.length)))
    throw new BackupRefusal('这不是本网站的备份文件。')
  if (bytes.length < HEADER_BYTES) throw new BackupRefusal('备份不完整：文件在开头处被截断。')
  const [version, mode] = [bytes[MAGIC.length], bytes[MAGIC.length + 1]]
  if (!digestOf(bytes.subarray(0, DIGEST_AT)).equals(bytes.subarray(DIGEST_AT, HEADER_BYTES)))
    throw new BackupRefusal('备份已损坏：开头的内容与写入时不同。')
  if (version !== VERSION)
    throw new BackupRefusal(`备份的格式版本是 ${version}，此程序只认识 ${VERSION}：请使用更新的版本。`)
  return {
    isEncrypted: mode === 1,
    salt: bytes.subarray(SALT_AT, PROOF_AT),
    proof: bytes.subarray(PROOF_AT, DIGEST_AT),
  }
}

const digestOf = (facts: Buffer) => createHash('sha256').update(facts).digest().subarray(0, DIGEST_BYTES)

const derived = (key: Buffer, salt: Buffer, use: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, `tulian-backup ${use}`, bytes))

const proofOf = (key: Buffer, salt: Buffer) => derived(key, salt, 'proof', PROOF_BYTES)
const frameKeyOf = (key: Buffer, salt: Buffer) => derived(key, salt, 'frames', 32)
