import type { ReportData, ReportEntry } from '../report-data.ts'
import { announce, byId } from './dom.ts'
import { memory } from './memory.ts'
import { createStage, preload, type Mode } from './stage.ts'
import type { Ticks } from './ticks.ts'

/** Shows one difference after the other. @param mark marks in the list what is shown */
export function createViewer(data: ReportData, ticks: Ticks) {
  const entries = data.groups.flatMap((group) => group.entries)
  const stage = createStage()
  const approved = byId<HTMLInputElement>('approved')
  const actual = byId<HTMLInputElement>('actual-size')
  const whole = byId<HTMLButtonElement>('approve-group')
  const address = byId<HTMLInputElement>('storybook')
  const modes = [...document.querySelectorAll<HTMLInputElement>('input[name=mode]')]
  let shown = entries[0]!
  let mode: Mode = 'slider'
  let mark: (entry: ReportEntry) => void = () => undefined

  address.value = memory.get('storybook') ?? data.storybook
  address.addEventListener('input', () => {
    memory.set('storybook', address.value)
    link()
  })
  for (const input of modes) input.addEventListener('change', () => look(input.value as Mode))
  actual.addEventListener('change', () => stage.show(shown, mode, actual.checked))
  approved.addEventListener('change', () => ticks.set([shown], approved.checked))
  whole.addEventListener('click', () => {
    const { entries: ofGroup } = groupOf(shown)
    ticks.set(ofGroup, !ofGroup.every(ticks.has))
  })
  byId('previous').addEventListener('click', () => step(-1))
  byId('next').addEventListener('click', () => step(1))
  ticks.onChange(refresh)

  return { show, step, look, approve, toggleSize, onShow, swap: stage.swap, mode: () => mode }

  function onShow(listener: typeof mark): void {
    mark = listener
    show(shown)
  }

  function show(entry: ReportEntry): void {
    shown = entry
    const { title } = groupOf(entry)
    byId('component').textContent = title
    byId('story').textContent = entry.story
    byId('which').textContent = `${entry.which} · ${entry.reason}`
    byId('place').textContent = `${entries.indexOf(entry) + 1} / ${entries.length}`
    byId<HTMLFieldSetElement>('modes').disabled = entry.kind === 'new'
    link()
    stage.show(entry, mode, actual.checked)
    refresh()
    mark(entry)
    const next = entries[entries.indexOf(entry) + 1]
    if (next) preload(next)
  }

  /** To the next or the one before; stays at either end. */
  function step(by: number): void {
    const entry = entries[entries.indexOf(shown) + by]
    if (entry) show(entry)
    announce(
      entry
        ? `${groupOf(shown).title}，${shown.story}，${shown.which}`
        : by > 0
          ? '已是最后一处'
          : '已是第一处',
    )
  }

  function look(wanted: Mode): void {
    mode = wanted
    for (const input of modes) input.checked = input.value === wanted
    stage.show(shown, mode, actual.checked)
  }

  /** Ticks what is shown and goes on to the next open one; takes a tick away and stays. */
  function approve(): void {
    const wasTicked = ticks.has(shown)
    ticks.set([shown], !wasTicked)
    if (wasTicked) return announce(`已取消认可 ${shown.story}`)
    const open = ticks.open()
    const words = open.length > 0 ? `还有 ${open.length} 处` : '全部已认可，可以下载认可文件'
    announce(`已认可 ${shown.story}，${words}`)
    const index = entries.indexOf(shown)
    const next = open.find((entry) => entries.indexOf(entry) > index) ?? open[0]
    if (next) show(next)
  }

  function toggleSize(): void {
    actual.checked = !actual.checked
    stage.show(shown, mode, actual.checked)
  }

  function refresh(): void {
    approved.checked = ticks.has(shown)
    const { entries: ofGroup } = groupOf(shown)
    whole.hidden = ofGroup.length < 2
    whole.textContent = `${ofGroup.every(ticks.has) ? '取消' : '认可'}整组 ${ofGroup.length} 处`
  }

  function link(): void {
    const base = address.value.trim().replace(/\/?(index\.html)?$/, '/')
    const isAddress = /^(https?|file):/.test(base)
    byId<HTMLAnchorElement>('open-story').href = (isAddress ? base : data.storybook) + shown.storyPath
  }

  function groupOf(entry: ReportEntry) {
    return data.groups.find((group) => group.entries.includes(entry))!
  }
}

export type Viewer = ReturnType<typeof createViewer>
