import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StepFailure } from '#scripts/tasks/step-failure.mjs'
import { newType, type NewType } from './new-type.ts'

const USAGE =
  '用法：npm run new -- content-type 英文名 中文名，例如：npm run new -- content-type thanks 感谢信'
const NAME = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/
const LABEL = /^\p{Script=Han}[\p{Script=Han}A-Za-z0-9]{0,19}$/u
/** No constant can be called so, or the files of a content type call something else so. */
const TAKEN =
  /^(await|break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|false|for|function|if|import|in|interface|let|new|null|package|private|public|return|static|super|switch|this|throw|true|try|type|typeof|var|void|while|with|yield|call|field|operation|response|demo|menu|panels|column|registry)$/

/**
 * What `npm run new` was asked for.
 * @param root the project's folder
 * @param words of the command line
 * @throws StepFailure that says in Chinese what to write instead
 */
export function parseArguments(root: string, words: readonly string[]): NewType {
  const [what, name, label, ...rest] = words
  if (what !== 'content-type' || !name || rest.length > 0) throw new StepFailure(USAGE)
  if (!NAME.test(name) || name.length > 40)
    throw new StepFailure(
      `英文名“${name}”不行：用小写字母和数字，以字母开头，多个词用 - 连接，例如 thank-you。`,
    )
  if (TAKEN.test(name)) throw new StepFailure(`英文名“${name}”在代码里另有用处，请换一个。`)
  if (!label) throw new StepFailure(`缺少中文名。${USAGE}`)
  if (!LABEL.test(label))
    throw new StepFailure(`中文名“${label}”不行：以汉字开头，只用汉字、字母和数字，不超过 20 个字。`)
  const place = placeOf(root, name, label)
  if (place) throw new StepFailure(`${place}，请换一个。`)
  return newType(name, label)
}

/** Where a name is in use already; undefined where it is free. */
function placeOf(root: string, name: string, label: string): string | undefined {
  const content = join(root, 'content')
  if (existsSync(join(content, name))) return `已经有文件夹 content/${name}`
  const declared = new RegExp(`(name|key): '${name}'|/api/${name}[/'?]`)
  for (const path of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(type|menu)\.ts$/.test(path)) continue
    const text = readFileSync(join(content, path), 'utf8')
    if (declared.test(text)) return `content/${path} 已经用了“${name}”`
    if (text.includes(`typeLabel: '${label}'`)) return `content/${path} 已经用了“${label}”`
  }
  return undefined
}
