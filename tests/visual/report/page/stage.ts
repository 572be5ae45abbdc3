import type { ReportEntry, ReportPicture } from '../report-data.ts'
import { byId, element } from './dom.ts'

/** How two pictures are looked at. */
export type Mode = 'slider' | 'blink' | 'beside' | 'difference'

/** Fewer than the three flashes a second that can hurt (WCAG 2.3.1). */
const BLINK_MS = 700

/** Shows the pictures of an entry; only those that are looked at are loaded. */
export function createStage() {
  const stage = byId('stage')
  const slider = byId<HTMLInputElement>('split')
  const pause = byId<HTMLButtonElement>('pause')
  let timer: ReturnType<typeof setInterval> | undefined

  slider.addEventListener('input', split)
  pause.addEventListener('click', () => (timer === undefined ? start() : stop()))
  stage.addEventListener('pointerdown', drag)
  stage.addEventListener('pointermove', (event) => {
    if (event.buttons === 1) drag(event)
  })

  return { show, swap }

  function show({ pictures, kind }: ReportEntry, mode: Mode, isActualSize: boolean): void {
    stop()
    const { base, new: after, diff } = pictures
    const isPair = kind === 'changed' && base !== undefined
    stage.className = isPair ? mode : 'alone'
    stage.classList.toggle('actual', isActualSize)
    byId('slider-line').hidden = !isPair || mode !== 'slider'
    byId('blink-line').hidden = !isPair || mode !== 'blink'
    if (!isPair) stage.replaceChildren(sheet([[after!, '新的图片']]))
    else if (mode === 'beside') stage.replaceChildren(figure('认可的', base), figure('新的', after!))
    else if (mode === 'difference') stage.replaceChildren(sheet([[diff ?? after!, '差异：变了的像素着了色']]))
    else
      stage.replaceChildren(
        sheet([
          [base, '认可的图片'],
          [after!, '新的图片'],
        ]),
      )
    stage.scrollTo(0, 0)
    if (mode === 'slider') split()
    if (isPair && mode === 'blink') {
      turn(true)
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) start()
    }
  }

  /** Turns to the other picture of a pair that blinks. */
  function swap(): void {
    stop()
    turn(stage.dataset.shows !== 'new')
  }

  function split(): void {
    stage.style.setProperty('--split', `${slider.value}%`)
  }

  function drag(event: PointerEvent): void {
    const sheetOf = stage.querySelector('.sheet')
    if (!stage.classList.contains('slider') || !sheetOf) return
    event.preventDefault()
    const { left, width } = sheetOf.getBoundingClientRect()
    slider.valueAsNumber = ((event.clientX - left) / width) * 100
    split()
  }

  function start(): void {
    timer = setInterval(() => turn(stage.dataset.shows !== 'new'), BLINK_MS)
    pause.textContent = '暂停闪烁'
  }

  function stop(): void {
    clearInterval(timer)
    timer = undefined
    pause.textContent = '自动闪烁'
  }

  function turn(isNew: boolean): void {
    stage.dataset.shows = isNew ? 'new' : 'base'
    byId('blink-shows').textContent = isNew ? '新的' : '认可的'
  }
}

/** Loads the pictures of an entry before they are asked for. */
export function preload({ pictures }: ReportEntry): void {
  for (const picture of [pictures.base, pictures.new]) if (picture) new Image().src = picture.file
}

const figure = (caption: string, picture: ReportPicture) =>
  element('figure', {}, [
    element('figcaption', { textContent: `${caption} ${picture.width} × ${picture.height}` }),
    sheet([[picture, `${caption}图片`]]),
  ])

/** Pictures laid upon each other from the upper left, each as large beside the other as it is. */
function sheet(pictures: [picture: ReportPicture, alt: string][]): HTMLElement {
  const width = Math.max(...pictures.map(([picture]) => picture.width))
  const layers = pictures.map(([picture, alt]) => {
    const { file, width: own, height } = picture
    const image = element('img', { src: file, alt, width: own, height, draggable: false })
    image.style.width = `${(own / width) * 100}%`
    return element('div', { className: 'layer' }, [image])
  })
  const made = element('div', { className: 'sheet' }, layers)
  made.style.setProperty('--width', `${width}px`)
  return made
}
