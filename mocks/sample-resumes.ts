import type { StoredFile } from '#contract/engine/backend.ts'

/** Names of the sample résumés, as stored files are named; no address leads to them. */
export const sampleResumeNames = Array.from(
  { length: 6 },
  (_unused, index) => `${String(index + 1).padStart(32, '0')}.pdf`,
)

/** The documents under these names. */
export function sampleResumes(): ReadonlyMap<string, StoredFile> {
  const bytes = sampleResumeBytes()
  const document: StoredFile = {
    contentType: 'application/pdf',
    size: bytes.length,
    modifiedTime: new Date('2026-10-12T02:05:00.000Z'),
    open: (range) => (range ? bytes.slice(range.start, range.end + 1) : bytes),
  }
  return new Map(sampleResumeNames.map((name) => [name, document]))
}

const lines = ['Sample resume of an invented person', 'Kept by the mocks, true of nobody']

/** A document of one page that any reader opens. */
export function sampleResumeBytes(): Uint8Array<ArrayBuffer> {
  const shown = lines.map((line, index) => `1 0 0 1 72 ${740 - index * 28} Tm (${line}) Tj`).join('\n')
  const text = `BT\n/F1 18 Tf\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  return new TextEncoder().encode(documentOf(objects)).slice()
}

/** The objects with the table of where each begins, which readers ask for. */
function documentOf(objects: readonly string[]): string {
  let document = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = document.length
    document += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return `${document}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${document.length}\n%%EOF\n`
}
