/** Packs square PNG pictures (16–48 pixels) into one icon file. */
export function icoFile(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + pictures.length * 16)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach((picture, index) => {
    const entry = 6 + index * 16
    head.writeUInt8(picture.readUInt32BE(16) % 256, entry)
    head.writeUInt8(picture.readUInt32BE(20) % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(picture.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  })
  return Buffer.concat([head, ...pictures])
}
