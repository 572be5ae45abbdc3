/** Printers, scanners and mail programs write up to 1024 bytes before the header; readers allow it (ISO 32000, annex H). */
const PREFACE_BYTES = 1024

/** How other files begin that may hold a PDF: archives, programs, pictures, films, letters. */
const OTHER_FILES = [
  ...['PK', 'MZ', '\x7fELF', '\xd0\xcf\x11\xe0', '\x1f\x8b', 'Rar!', '7z\xbc\xaf', '{\\rtf', '#!'],
  ...['\x89PNG', '\xff\xd8', 'GIF8', 'RIFF', 'II*', 'MM\0', 'BM', 'ID3', 'OggS', 'fLaC'],
]

/** What a browser could take for a page, unlike an address in angle brackets or an XML print ticket. */
const PAGE = /<(?:!doctype|html|script|svg|body|iframe)/i

/** Whether a file is a PDF. Its header is first, or follows a short preface that is no page and no other file. */
export function isPdf(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, PREFACE_BYTES + '%PDF-1'.length))
  const at = start.search(/%PDF-\d/)
  if (at < 0 || at > PREFACE_BYTES) return false
  const preface = start.slice(0, at)
  const isOther = OTHER_FILES.some((known) => preface.startsWith(known)) || preface.startsWith('ftyp', 4)
  return !isOther && !PAGE.test(preface)
}
