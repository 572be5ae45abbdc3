import { APPROVAL_KIND, type ApprovalFile, type ApprovedPicture } from '../approval-file.ts'
import type { ReportData, ReportEntry } from '../report-data.ts'
import { announce, byId, element } from './dom.ts'
import { memory } from './memory.ts'
import type { Ticks } from './ticks.ts'

/** Makes the form below the pictures write what is ticked into one file, the pictures with it. */
export function offerDownload(data: ReportData, ticks: Ticks): void {
  const name = byId<HTMLInputElement>('approver')
  const fault = byId('approver-fault')
  name.value = memory.get('approver') ?? ''
  const refresh = () => {
    const ticked = ticks.all()
    const bytes = ticked.reduce((sum, entry) => sum + Math.ceil(entry.bytes / 3) * 4, 0)
    byId('tally').textContent = `已认可 ${ticked.length} / ${ticked.length + ticks.open().length}`
    byId('download').textContent =
      ticked.length > 0 ? `下载认可文件（${sizeInWords(bytes)}）` : '下载认可文件'
  }
  ticks.onChange(refresh)
  refresh()
  name.addEventListener('input', () => complain(''))
  byId('approval').addEventListener('submit', (event) => {
    event.preventDefault()
    void download()
  })

  async function download(): Promise<void> {
    const approvedBy = name.value.trim()
    if (!approvedBy) {
      complain('请填写认可人')
      return name.focus()
    }
    memory.set('approver', approvedBy)
    const ticked = ticks.all()
    if (ticked.length === 0) return announce('还没有认可任何一处：先勾选“认可这一处”。')
    try {
      const pictures: string[] = []
      for (const entry of ticked) {
        announce(`正在准备 ${pictures.length + 1} / ${ticked.length}`)
        pictures.push(JSON.stringify(await approvedPicture(entry)))
      }
      const file = `approval-${data.at.slice(0, 10)}-${approvedBy.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`
      save(file, [head(approvedBy).replace(/\[\]\}$/, '['), pictures.join(',\n'), ']}\n'])
      announce(`已下载 ${file}。把它交给开发：npm run screenshots:approve -- --from ${file}`)
    } catch (error) {
      announce(error instanceof Error ? error.message : String(error))
    }
  }

  function head(approvedBy: string): string {
    const note = byId<HTMLInputElement>('note').value.trim()
    const approval: ApprovalFile = {
      kind: APPROVAL_KIND,
      version: 1,
      approvedBy,
      approvedAt: new Date().toISOString(),
      ...(note ? { note } : {}),
      reportAt: data.at,
      environment: data.environment,
      pictures: [],
    }
    return JSON.stringify(approval)
  }

  function complain(words: string): void {
    fault.textContent = words
    name.setAttribute('aria-invalid', String(words !== ''))
  }
}

async function approvedPicture({ name, sha256, base, bytesFile }: ReportEntry): Promise<ApprovedPicture> {
  const picture = await bytesOf(sha256, bytesFile)
  if (picture === undefined)
    throw new Error(`读不到 ${name} 的图片：请把整个报告文件夹放在一起打开（不要只复制网页），再下载。`)
  return { name, sha256, base, picture }
}

/** A page of a folder may read no file, but it may run a script that hands it the bytes. */
async function bytesOf(sha256: string, file: string): Promise<string | undefined> {
  let bytes: string | undefined
  const hands = window as unknown as { takeBytes: (hash: string, base64: string) => void }
  hands.takeBytes = (hash, base64) => {
    if (hash === sha256) bytes = base64
  }
  const script = element('script', { src: file })
  await new Promise((resolve) => {
    script.onload = script.onerror = resolve
    document.head.append(script)
  })
  script.remove()
  return bytes
}

function save(file: string, parts: string[]): void {
  const href = URL.createObjectURL(new Blob(parts, { type: 'application/json' }))
  element('a', { href, download: file }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

const sizeInWords = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
