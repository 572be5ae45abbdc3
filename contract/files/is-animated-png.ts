const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const CHUNK_FRAME_BYTES = 12

/** Whether a PNG has frames: its `acTL` chunk stands before the pixels. Only the first frame would outlive being drawn again. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  if (!SIGNATURE.every((byte, index) => bytes[index] === byte)) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = SIGNATURE.length; at + 8 <= bytes.length;) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
    at += view.getUint32(at) + CHUNK_FRAME_BYTES
  }
  return false
}
