import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { demoContent } from '#content/registry/demo.generated.ts'
import type { Backend, Stores } from '#contract/engine/backend.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { storedMoment } from '#contract/shared/moments.ts'
import { storedTypes } from '#content/registry/stored-types.ts'
import { servedAs } from '#contract/shared/upload-rules.ts'
import type { FilePlace } from '#db/files/file-place.ts'
import { openFilePlace } from '#db/files/open-file-place.ts'
import type { S3Address } from '#db/files/s3-address.ts'
import { asStartRefusal } from '#db/connection/start-refusal.ts'

/** Rows by name of their content type. */
export type SeedContent = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** What `seedDatabase` loads. */
export interface SeedOptions {
  dataDir: string
  /** Where files are kept in place of `dataDir`. */
  s3?: S3Address
  /** The folder with the demonstration media. */
  mediaFolder: string
  content?: SeedContent
}

/**
 * Loads the demonstration content whole or not at all (docs/operations/configuration.md#数据, DEMO_CONTENT). Skips a
 * database with an account, so that removed content stays removed.
 * @returns whether it was loaded
 * @throws StartRefusal when DATA_DIR cannot take it
 */
export async function seedDatabase(
  backend: Backend,
  { dataDir, s3, mediaFolder, content = demoContent }: SeedOptions,
): Promise<boolean> {
  if (await isUsed(backend.stores)) return false
  const media = (await readdir(mediaFolder)).filter((name) => servedAs(name) !== undefined)
  try {
    await copyMedia(media, mediaFolder, await openFilePlace({ dataDir, s3 }))
    return await backend.transaction(async (stores) => {
      if (await isUsed(stores)) return false
      await createRows(stores, content, storedMoment(backend.now()))
      return true
    })
  } catch (error) {
    throw asStartRefusal(error, dataDir)
  }
}

async function createRows(stores: Stores, content: SeedContent, moment: string): Promise<void> {
  const ids = new Map<string, number[]>()
  for (const [typeName, rows] of Object.entries(content)) {
    const type = typeNamed(typeName)
    const created = createdMoments(type, moment)
    const idsOfType: number[] = []
    ids.set(typeName, idsOfType)
    for (const row of rows) {
      const values = { ...created, ...withReferences(type, row, ids) }
      idsOfType.push((await stores.of(typeName).create(values)).id)
    }
  }
}

/** Demo content refers to rows by position from 1; stored ids may differ after a failed first attempt. */
function withReferences(
  type: ContentType,
  row: Readonly<Record<string, unknown>>,
  ids: ReadonlyMap<string, readonly number[]>,
): Record<string, unknown> {
  const references = Object.entries(type.fields).flatMap(([name, { refersTo = '' }]) => {
    const id = ids.get(refersTo)?.[Number(row[name]) - 1]
    return id === undefined ? [] : [[name, id]]
  })
  return { ...row, ...Object.fromEntries(references) }
}

/** One after the other: in a transaction they share its connection. */
async function isUsed(stores: Stores): Promise<boolean> {
  for (const { name } of storedTypes) if ((await stores.of(name).count()) > 0) return true
  return false
}

/** An existing file comes from an interrupted first start; our names are unique, so it is the same file. */
async function copyMedia(names: readonly string[], from: string, place: FilePlace): Promise<void> {
  const copy = async (name: string) => {
    const { size } = await stat(join(from, name))
    await place.areas.uploads.put(name, { bytes: createReadStream(join(from, name)), size })
  }
  await Promise.all(names.map(copy)).finally(place.close)
}

function typeNamed(name: string): ContentType {
  const type = storedTypes.find((each) => each.name === name)
  if (!type) throw new Error(`The content names an unknown type ${name}`)
  return type
}

function createdMoments(type: ContentType, moment: string): Record<string, string> {
  const names = Object.keys(type.fields).filter((name) => type.fields[name]?.isCreationTime)
  return Object.fromEntries(names.map((name) => [name, moment]))
}
