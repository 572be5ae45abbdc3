import { HttpError } from '#contract/shared/http-error.ts'
import { uploadSentences, type DocumentExtension } from '#contract/shared/upload-rules.ts'
import { compoundEntries } from './compound-streams.ts'
import { isPdf } from './is-pdf.ts'
import { wordMainPart } from './word-main-part.ts'
import { zipParts } from './zip-parts.ts'

/** Unpacks raw deflate; rejects what is broken or unpacks to more than `mostBytes`. */
export type Inflate = (packed: Uint8Array, mostBytes: number) => Promise<Uint8Array>

const MOST_TYPES_BYTES = 1024 * 1024

const STARTS = ['PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']

/** What the first bytes of a résumé may be; the rest is looked at when it has arrived. */
export function mayBeDocument(head: Uint8Array): boolean {
  const start = latin1(head.subarray(0, 8))
  return STARTS.some((known) => start.startsWith(known)) || isPdf(head)
}

/**
 * What a résumé is by its content (C-181): PDF, a Word document of either age, never one with macros.
 * @throws HttpError 415 with the sentence for what may not be kept
 */
export async function recogniseDocument(bytes: Uint8Array, inflate: Inflate): Promise<DocumentExtension> {
  if (isPdf(bytes)) return 'pdf'
  if (isWordDocument(bytes)) return 'doc'
  if (await isOpenWordDocument(bytes, inflate)) return 'docx'
  throw new HttpError(415, uploadSentences.notADocument)
}

/** Excel, PowerPoint and installers are compound files too: only Word has this stream with this mark. */
function isWordDocument(bytes: Uint8Array): boolean {
  const entries = compoundEntries(bytes) ?? []
  const text = entries.find(({ name }) => name === 'WordDocument')
  if (!text || bytes[text.offset] !== 0xec || bytes[text.offset + 1] !== 0xa5) return false
  refuseMacros(entries.some(({ name }) => /^(Macros|_VBA_PROJECT.*|VBA)$/.test(name)))
  return true
}

async function isOpenWordDocument(bytes: Uint8Array, inflate: Inflate): Promise<boolean> {
  const parts = zipParts(bytes) ?? []
  const types = parts.find(({ name }) => name === '[Content_Types].xml')
  if (!types || !parts.some(({ name }) => /^word\//i.test(name))) return false
  const unpacked = types.isDeflated ? inflate(types.packed, MOST_TYPES_BYTES) : Promise.resolve(types.packed)
  const xml = await unpacked.then((plain) => new TextDecoder().decode(plain)).catch(() => '')
  refuseMacros(/macroEnabled|vbaProject/i.test(xml) || parts.some(({ name }) => /vbaProject/i.test(name)))
  return wordMainPart(parts, xml) !== undefined
}

function refuseMacros(isWithMacros: boolean): void {
  if (isWithMacros) throw new HttpError(415, uploadSentences.hasMacros)
}

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)
