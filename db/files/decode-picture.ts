import sharp, { type Sharp } from 'sharp'

// Only these decoders may touch a stranger's bytes, whatever else the library was built with.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadHeifFile',
  ],
})
// A picture takes one processor at a time, however many there are: the others are the visitors'.
sharp.concurrency(1)
// None is decoded twice.
sharp.cache(false)

/** No picture may be decoded and drawn for longer. */
export const DRAWING_SECONDS = 60

/** Opens an untrusted image; reading fails when it is damaged or has too many pixels. */
export function decodePicture(path: string, maxPixels: number): Sharp {
  return sharp(path, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    animated: true,
    sequentialRead: true,
  })
}
