import { deflateRawSync } from 'node:zlib'

/** Small documents of each kind, made byte by byte, for tests of what a résumé may be. */

export const pdf = (text = '简历'): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const contentTypes = (part: string, type: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  `<Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="${type}"/></Types>`

export const docx = (isStored = false): Buffer =>
  zip(
    { '[Content_Types].xml': contentTypes('/word/document.xml', WORD), 'word/document.xml': '<w:document/>' },
    isStored,
  )

/** As Word Online saves one. */
export const docxOfWordOnline = (): Buffer =>
  zip({
    '[Content_Types].xml': contentTypes('/word/document2.xml', WORD),
    'word/document2.xml': '<w:document/>',
  })

/** One whose main type is that of every `.xml` which has none of its own. */
export const docxByDefault = (): Buffer =>
  zip({
    '[Content_Types].xml': `<Types><Default ContentType="${WORD}" Extension="xml"/><Override PartName="/word/styles.xml" ContentType="text/xml"/></Types>`,
    'word/document.xml': '<w:document/>',
    'word/styles.xml': '<w:styles/>',
  })

export const docm = (): Buffer =>
  zip({
    '[Content_Types].xml': contentTypes(
      '/word/document.xml',
      'application/vnd.ms-word.document.macroEnabled.main+xml',
    ),
    'word/document.xml': '<w:document/>',
    'word/vbaProject.bin': 'x',
  })

/** Says it has no macros, and has. */
export const docxWithMacros = (): Buffer =>
  zip({
    '[Content_Types].xml': contentTypes('/word/document.xml', WORD),
    'word/document.xml': '<w:document/>',
    'word/vbaProject.bin': 'x',
  })

export const xlsx = (): Buffer =>
  zip({
    '[Content_Types].xml': contentTypes(
      '/xl/workbook.xml',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
    ),
    'xl/workbook.xml': '<workbook/>',
  })

/** A web archive that only lays a page beside the names of a Word document. */
export const zipOfPages = (): Buffer =>
  zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<script>alert(1)</script>' })

/** Unpacks to sixty megabytes. */
export const zipBomb = (): Buffer =>
  zip({ '[Content_Types].xml': Buffer.alloc(60 * 1024 * 1024, 32), 'word/document.xml': 'x' })

export function zip(parts: Record<string, string | Buffer>, isStored = false): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const plain = Buffer.from(content as string)
    const packed = isStored ? plain : deflateRawSync(plain)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(isStored ? 0 : 8, 4)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(plain.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, tail, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(central.length, 4)
  end.writeUInt16LE(central.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end])
}

/** An OLE compound file of 512-byte sectors: one table, one directory, then the streams. */
export function compound(streams: Record<string, Buffer>, { isShort = false } = {}): Buffer {
  const header = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)

  const table = Buffer.alloc(512, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  table.writeUInt32LE(0xfffffffe, 4)
  const directory = Buffer.alloc(512)
  const contents: Buffer[] = []
  let sector = 2
  // Short streams lie at the second small sector of the root's own stream.
  const entries = [['Root Entry', Buffer.alloc(0)] as const, ...Object.entries(streams)].slice(0, 4)
  for (const [index, [name, content]] of entries.entries()) {
    const entry = directory.subarray(index * 128)
    entry.write(name, 'utf16le')
    entry.writeUInt16LE((name.length + 1) * 2, 64)
    entry.writeUInt8(index === 0 ? 5 : 2, 66)
    entry.writeUInt32LE(isShort && index > 0 ? 1 : sector, 116)
    entry.writeUInt32LE(isShort ? content.length : Math.max(4096, content.length), 120)
    if (index === 0) continue
    const whole = Buffer.alloc(4096)
    content.copy(whole, isShort ? 64 : 0)
    for (let each = 0; each < 8; each += 1)
      table.writeUInt32LE(each < 7 ? sector + each + 1 : 0xfffffffe, (sector + each) * 4)
    contents.push(whole)
    sector += 8
  }
  return Buffer.concat([header, table, directory, ...contents])
}

const WORD_MARK = Buffer.from('eca5c100', 'hex')

export const doc = (): Buffer => compound({ WordDocument: WORD_MARK, '1Table': Buffer.alloc(8) })
export const shortDoc = (): Buffer => compound({ WordDocument: WORD_MARK }, { isShort: true })
export const docWithMacros = (): Buffer => compound({ WordDocument: WORD_MARK, Macros: Buffer.alloc(8) })
/** Only called like a Word document. */
export const falseDoc = (): Buffer => compound({ WordDocument: Buffer.from('MZ') })
export const xls = (): Buffer => compound({ Workbook: Buffer.alloc(8) })
