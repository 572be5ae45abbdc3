import { openDiskPlace } from './disk-place.ts'
import type { FilePlace } from './file-place.ts'

/** What says where a site keeps its files. */
export interface FileSettings {
  dataDir: string
}

/** Opens the place that the settings name: the folders of DATA_DIR. */
export async function openFilePlace({ dataDir }: FileSettings): Promise<FilePlace> {
  return openDiskPlace(dataDir)
}
