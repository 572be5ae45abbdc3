import type { Storage } from './storage.ts'

/** The kinds of files a site has, each under names of its own. Variants and facts can be made again from uploads. */
export const areas = ['uploads', 'variants', 'facts', 'resumes', 'trash'] as const
export type Area = (typeof areas)[number]

/** The areas that take files over from senders or from drawing. */
export type ArrivingArea = 'uploads' | 'variants' | 'resumes'

/** Where all files of a site are kept: the folders of DATA_DIR, or S3-compatible storage. */
export interface FilePlace {
  /** As operators know it, without a secret. */
  readonly label: string
  /** Whether the files lie in the folders of DATA_DIR. */
  readonly isDisk: boolean
  readonly areas: Readonly<Record<Area, Storage>>
  /** The folder of this machine where files of an area lie while they arrive; `keep` takes them from there. */
  arrivingIn(area: ArrivingArea): string
  /**
   * Moves a document from `resumes` to `trash` with this moment as its time; does nothing when absent. After an
   * interruption it is still in `resumes` and can be moved again.
   */
  discard(name: string, moment: Date): Promise<void>
  /** The short texts beside the areas, e.g. the id of the site. */
  readonly notes: Notes
  /** Removes what a process that was killed has left half-stored where nobody sees it. */
  removeHalfStored(): Promise<void>
  close(): void
}

/** Short texts of a place under names of their own. */
export interface Notes {
  read(name: string): Promise<string | undefined>
  /**
   * Writes one that is not there yet.
   * @returns the text it has now
   */
  writeOnce(name: string, text: string): Promise<string>
  remove(name: string): Promise<void>
}
