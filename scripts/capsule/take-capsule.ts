import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { MOST_CAPSULE_BYTES, type Capsule } from '#contract/capsule/capsule.ts'
import { WrongCapsule } from '#contract/capsule/checks.ts'
import { readCapsule, tooLarge } from '#contract/capsule/read-capsule.ts'
import { formatText } from '#scripts/tasks/format-text.mjs'
import { STORY_NAME, writeStory } from './write-story.ts'

export interface TakeCapsuleOptions {
  /** The capsule's file. */
  file: string
  /** Of the story; the file's own unless given. */
  name?: string
  /** Whether a story of that name may be written again. */
  isForced?: boolean
  /** Where stories of capsules are. */
  folder: string
}

/**
 * Turns a capsule into a story with its test: NAME.stories.tsx and NAME.capsule.json.
 * @returns the files written
 * @throws {WrongCapsule} in a Chinese sentence, for a file that is none, a name that cannot be, and one that is taken
 */
export async function takeCapsule({
  file,
  name,
  isForced = false,
  folder,
}: TakeCapsuleOptions): Promise<string[]> {
  const capsule = await readFrom(file)
  if (capsule.address === '')
    throw new WrongCapsule(`这个胶囊存的是组件的故事“${capsule.story}”，它已经是故事，不用再生成`)
  const wanted = name ?? basename(file, '.json').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') // oxfmt-ignore
  if (!STORY_NAME.test(wanted))
    throw new WrongCapsule(
      `名字“${wanted}”不行：用小写字母、数字和“-”，以字母开头，如 --name partner-not-saved`,
    )
  const [story, data] = ['stories.tsx', 'capsule.json'].map((ending) => join(folder, `${wanted}.${ending}`)) as [string, string] // oxfmt-ignore
  const taken = [story, data].find((path) => existsSync(path))
  if (taken && !isForced) throw new WrongCapsule(`${taken} 已经有了：换一个 --name，或加 --force 覆盖`)
  const texts = [
    await formatText(story, writeStory(capsule, wanted)),
    await formatText(data, JSON.stringify(capsule)),
  ]
  for (const [index, path] of [story, data].entries()) await writeFile(path, texts[index] ?? '')
  return [story, data]
}

async function readFrom(file: string): Promise<Capsule> {
  const { size } = await stat(file).catch(() => {
    throw new WrongCapsule(`没有文件 ${file}`)
  })
  // A file of any size is told, not read.
  if (size > MOST_CAPSULE_BYTES) throw tooLarge(size)
  return readCapsule(await readFile(file, 'utf8'))
}
