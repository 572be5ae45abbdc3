import type { ReportData, ReportEntry } from '../report-data.ts'
import { byId, element } from './dom.ts'
import type { Ticks } from './ticks.ts'

/** Fills the list of all differences, by component. @returns what marks the one that is shown */
export function fillList({ groups }: ReportData, ticks: Ticks, show: (entry: ReportEntry) => void) {
  const buttons = new Map<ReportEntry, HTMLButtonElement>()
  const counts = new Map<HTMLElement, ReportEntry[]>()
  for (const { title, entries } of groups) {
    const count = element('span', { className: 'count' })
    counts.set(count, entries)
    const items = entries.map((entry) => {
      const mark = element('span', { className: 'mark' })
      const name = element('span', { className: 'story', textContent: entry.story })
      const which = element('span', { className: 'which', textContent: entry.which })
      const button = element('button', { type: 'button', onclick: () => show(entry) }, [mark, name, which])
      buttons.set(entry, button)
      return element('li', {}, [button])
    })
    byId('groups').append(
      element('section', {}, [element('h2', {}, [title, count]), element('ol', {}, items)]),
    )
  }
  const refresh = () => {
    for (const [entry, button] of buttons) {
      const isTicked = ticks.has(entry)
      button.classList.toggle('ticked', isTicked)
      const mark = button.firstElementChild as HTMLElement
      mark.replaceChildren(
        ...(isTicked ? ['✓', element('span', { className: 'hidden', textContent: '已认可，' })] : []),
      )
    }
    for (const [count, entries] of counts)
      count.textContent = `${entries.filter(ticks.has).length} / ${entries.length}`
  }
  ticks.onChange(refresh)
  refresh()
  return (shown: ReportEntry) => {
    for (const [entry, button] of buttons) {
      if (entry === shown) button.setAttribute('aria-current', 'true')
      else button.removeAttribute('aria-current')
    }
    buttons.get(shown)?.scrollIntoView?.({ block: 'nearest' })
  }
}
