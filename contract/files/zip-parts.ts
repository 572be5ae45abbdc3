const SIGNATURES = { end: 0x06054b50, central: 0x02014b50, local: 0x04034b50 }
const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const MOST_PARTS = 5000

/** One file inside a zip. */
export interface ZipPart {
  name: string
  isDeflated: boolean
  /** As it lies in the archive. */
  packed: Uint8Array
}

/** The parts of a zip by its central directory; undefined for other and for invalid files. */
export function zipParts(bytes: Uint8Array): ZipPart[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return view.getUint32(0, true) === SIGNATURES.local ? readParts(bytes, view) : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readParts(bytes: Uint8Array, view: DataView): ZipPart[] | undefined {
  const end = endOf(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  if (count > MOST_PARTS) return undefined
  const parts: ZipPart[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== SIGNATURES.central) return undefined
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) =>
      view.getUint16(at + field, true),
    )
    parts.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (nameBytes ?? 0))),
      isDeflated: view.getUint16(at + 10, true) === 8,
      packed: packedAt(bytes, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true)),
    })
    at += 46 + (nameBytes ?? 0) + (extraBytes ?? 0) + (commentBytes ?? 0)
  }
  return parts
}

function packedAt(bytes: Uint8Array, view: DataView, at: number, size: number): Uint8Array {
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  return bytes.subarray(start, start + size)
}

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === SIGNATURES.end) return at
  return undefined
}
