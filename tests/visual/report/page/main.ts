import type { ReportData } from '../report-data.ts'
import { byId } from './dom.ts'
import { offerDownload } from './download.ts'
import { listenToKeys } from './keys.ts'
import { fillList } from './list.ts'
import { createTicks } from './ticks.ts'
import { createViewer } from './viewer.ts'

// The script of the report of differences; `page-html.ts` has the elements it fills.
const data = JSON.parse(byId('data').textContent ?? '') as ReportData
const ticks = createTicks(data)
const viewer = createViewer(data, ticks)
const list = byId<HTMLDetailsElement>('list')
const isWide = matchMedia('(min-width: 1024px)')

list.open = isWide.matches
isWide.addEventListener('change', () => (list.open = isWide.matches))
const mark = fillList(data, ticks, (entry) => {
  viewer.show(entry)
  if (!isWide.matches) list.open = false
})
viewer.onShow(mark)
offerDownload(data, ticks)
listenToKeys(viewer)
