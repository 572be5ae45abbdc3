import { openDiskPlace } from './disk-place.ts'
import type { FilePlace } from './file-place.ts'
import type { S3Address } from './s3-address.ts'

/** What says where a site keeps its files. */
export interface FileSettings {
  dataDir: string
  /** S3-compatible storage in place of the folders of `dataDir` (UPLOADS_URL). */
  s3?: S3Address
}

/** Opens the place that the settings name. What speaks S3 is loaded only where it is needed: a site on disk pays nothing. */
export async function openFilePlace({ dataDir, s3 }: FileSettings): Promise<FilePlace> {
  if (!s3) return openDiskPlace(dataDir)
  return (await import('./s3-place.ts')).openS3Place(s3, dataDir)
}
