import { MOST_BODY_LETTERS, type CallBody } from './call-body.ts'
import {
  BUG_REPORT_FORMAT,
  BUG_REPORT_VERSION,
  MOST_BUG_REPORT_BYTES,
  type BugReport,
  type BugReportCall,
  type BugReportField,
  type BugReportFile,
  type BugReportForm,
  type BugReportClick,
  type BugReportScreen,
} from './bug-report.ts'
import {
  isRecord,
  list,
  object,
  oneOf,
  orElse,
  text,
  whole,
  wrong,
  WrongBugReport,
  type Check,
} from './checks.ts'

const MEGABYTE = 1_000_000

/**
 * Reads a file as a bug report. A file may come from anybody: nothing of it is believed.
 * @throws {WrongBugReport} with a Chinese sentence, for what is damaged, foreign, newer or too large
 */
export function readBugReport(file: string): BugReport {
  const bytes = file.length > MOST_BUG_REPORT_BYTES ? file.length : bytesOf(file)
  if (bytes > MOST_BUG_REPORT_BYTES) throw tooLarge(bytes)
  return checkBugReport(parsed(file))
}

/** What a text weighs as a file. */
export const bytesOf = (file: string): number => new TextEncoder().encode(file).length

/** The refusal of a file of so many bytes, which need not be read for it. */
export function tooLarge(bytes: number): WrongBugReport {
  const size = (bytes / MEGABYTE).toFixed(1)
  return new WrongBugReport(`文件太大（${size} MB）：问题快照最大 ${MOST_BUG_REPORT_BYTES / MEGABYTE} MB`)
}

/**
 * The same for what was read from JSON already.
 * @throws {WrongBugReport} as above
 */
export function checkBugReport(value: unknown): BugReport {
  if (!isRecord(value) || value.format !== BUG_REPORT_FORMAT)
    throw new WrongBugReport('这不是问题快照文件：问题快照由“报告问题”保存，名为 capsule-….json')
  if (typeof value.version === 'number' && value.version > BUG_REPORT_VERSION)
    throw new WrongBugReport(
      `问题快照由更新的版本保存（格式 ${value.version}，这里认识到 ${BUG_REPORT_VERSION}），请更新后再打开`,
    )
  return bugReport(value, '问题快照')
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file, refuseProto) as unknown
  } catch (error) {
    if (error instanceof WrongBugReport) throw error
    throw new WrongBugReport('问题快照已损坏：文件不是完整的 JSON，可能没有下载完')
  }
}

/** Refuses `__proto__`, which no answer of the product has. Copied by name, it would change the prototype of objects. */
function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw wrong(key, '是不允许的名字')
  return value
}

const line = text(2000)
const name = text(500)

/** A page of this site, never another host and nothing that does something by being asked for. */
const address: Check<string> = (value, at) => {
  const sent = text(4000)(value, at)
  if (sent === '') return sent
  const isOwn = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(sent) && URL.canParse(sent, 'http://site')
  const { origin, pathname } = isOwn ? new URL(sent, 'http://site') : { origin: '', pathname: '' }
  if (origin !== 'http://site' || /^\/(api|mock|upload|assets)(\/|$)/.test(pathname))
    throw wrong(at, '不是本站页面的地址')
  return sent
}

const callAddress: Check<string> = (value, at) => {
  const sent = text(4000, /^\/api\/[^\\\p{Cc}\s]*$/u)(value, at)
  if (!new URL(sent, 'http://site').pathname.startsWith('/api/')) throw wrong(at, '不是接口的地址')
  return sent
}

const body: Check<CallBody> = (value, at) => {
  if (!isRecord(value) || Object.keys(value).length !== 1) throw wrong(at, '应当是 json、text 或 left 之一')
  if ('json' in value) return { json: value.json }
  if ('text' in value) return { text: text(MOST_BODY_LETTERS)(value.text, at) }
  return { left: oneOf(['nothing', 'file', 'too-long'])(value.left, at) }
}

const status: Check<number> = (value, at) => (value === 0 ? 0 : whole(200, 599)(value, at))

const typed: Check<string | boolean> = (value, at) =>
  typeof value === 'boolean' ? value : text(MOST_BODY_LETTERS)(value, at)

const keyed: Check<BugReportForm['values']> = (value, at) => {
  if (!isRecord(value)) throw wrong(at, '应当是对象')
  if (writtenLength(value) > MOST_BODY_LETTERS) throw wrong(at, `超过 ${MOST_BODY_LETTERS} 个字符`)
  return value
}

/** Endless where the depth is one that nobody writes. */
function writtenLength(value: unknown): number {
  try {
    return JSON.stringify(value).length
  } catch {
    return Infinity
  }
}

const screen = object<BugReportScreen>({
  heading: line,
  told: list(line, 20),
  records: list(line, 20),
  opened: list(object<BugReportClick>({ role: text(30, /^[a-z]+$/), name, nth: whole(0, 10_000) }), 10),
  fields: list(object<BugReportField>({ form: name, name, label: name, value: typed }), 500),
  forms: orElse([], list(object<BugReportForm>({ form: name, values: keyed }), 20)),
  files: orElse(
    [],
    list(
      object<BugReportFile>({
        form: name,
        label: name,
        name: text(200, /^[^\\/\p{Cc}]*$/u),
        type: text(100, /^[\w./+-]*$/),
        size: whole(0, 10_000_000_000),
        width: whole(0, 100_000),
        height: whole(0, 100_000),
        path: text(500, /^(\/upload\/[\w.-]+)?$/),
      }),
      20,
    ),
  ),
  sent: name,
})

const bugReport = object<BugReport>({
  format: oneOf([BUG_REPORT_FORMAT]),
  version: whole(1, BUG_REPORT_VERSION),
  savedAt: text(30, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  savedIn: oneOf(['console', 'mock', 'storybook']),
  browser: line,
  product: text(50),
  window: object({ width: whole(1, 100_000), height: whole(1, 100_000) }),
  note: line,
  address,
  panel: name,
  story: text(300, /^[\p{L}\p{N}-]*$/u),
  screen,
  calls: list(
    object<BugReportCall>({
      method: oneOf(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']),
      address: callAddress,
      sent: body,
      status,
      type: text(200, /^[\w./+-]*(; ?[\w=."-]+)*$/),
      answered: body,
    }),
    200,
  ),
})
