const MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const ENTRY_BYTES = 128
const HEADER_TABLE = { offset: 76, entries: 109 }
const MOST_DIRECTORY_SECTORS = 256
const MOST_STEPS = 1000
const SHORT_STREAM_BYTES = 4096
const MINI_SECTOR_BYTES = 64
/** From here on numbers are marks, not sectors. */
const NO_SECTOR = 0xfffffffa

/** One stream or storage of an OLE compound file, by its name. */
export interface CompoundEntry {
  name: string
  /** Where its first bytes lie in the file. */
  offset: number
}

/** The entries of an OLE compound file (MS-CFB); undefined for other and for invalid files. */
export function compoundEntries(bytes: Uint8Array): CompoundEntry[] | undefined {
  if (!MAGIC.every((byte, index) => bytes[index] === byte)) return undefined
  try {
    return readEntries(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readEntries(view: DataView): CompoundEntry[] {
  const sectors = sectorsOf(view)
  const entries: CompoundEntry[] = []
  let miniStream: number | undefined
  let sector = view.getUint32(48, true)
  for (let count = 0; count < MOST_DIRECTORY_SECTORS && sector < NO_SECTOR; count += 1) {
    for (let at = sectors.offsetOf(sector); at < sectors.offsetOf(sector + 1); at += ENTRY_BYTES) {
      const start = view.getUint32(at + 116, true)
      // The first entry is the root, whose own stream holds all the short ones.
      miniStream ??= start
      const isShort = view.getUint32(at + 120, true) < SHORT_STREAM_BYTES
      const offset = isShort
        ? sectors.offsetWithin(miniStream, start * MINI_SECTOR_BYTES)
        : sectors.offsetOf(start)
      entries.push({ name: nameAt(view, at), offset })
    }
    sector = sectors.after(sector)
  }
  return entries
}

function sectorsOf(view: DataView) {
  const sectorBytes = view.getUint16(30, true) === 12 ? 4096 : 512
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes
  const after = (sector: number) => {
    const perTable = sectorBytes / 4
    const table = Math.floor(sector / perTable)
    // Ten megabytes never need more tables than the header names.
    if (table >= HEADER_TABLE.entries) return NO_SECTOR
    const tableSector = view.getUint32(HEADER_TABLE.offset + table * 4, true)
    return view.getUint32(offsetOf(tableSector) + (sector % perTable) * 4, true)
  }
  /** The place of a stream's byte; beyond the file where the chain ends too early. */
  const offsetWithin = (first: number, byte: number) => {
    let sector = first
    const steps = Math.min(Math.floor(byte / sectorBytes), MOST_STEPS)
    for (let step = 0; step < steps && sector < NO_SECTOR; step += 1) sector = after(sector)
    return offsetOf(sector) + (byte % sectorBytes)
  }
  return { offsetOf, after, offsetWithin }
}

/** UTF-16 with its own length, which counts the closing zero. */
function nameAt(view: DataView, at: number): string {
  const units = Math.min(32, view.getUint16(at + 64, true) / 2)
  let name = ''
  for (let unit = 0; unit < units - 1; unit += 1)
    name += String.fromCharCode(view.getUint16(at + unit * 2, true))
  return name
}
