import { addons } from 'storybook/preview-api'
import {
  PIN_PRESSED,
  PIN_SOUGHT,
  PINS_SHOWN,
  PINS_WANTED,
  SPOT_TAKEN,
  SPOT_WANTED,
  type Pin,
} from '#stories/remarks/channel.ts'
import { find, placeOf, spotOf } from '#stories/remarks/spots.ts'
import type { Spot } from '#stories/remarks/remark.ts'

const STYLE = `
  :host { all: initial; position: fixed; inset: 0; width: auto; height: auto; border: 0; padding: 0; background: none;
    overflow: visible; pointer-events: none; }
  button { position: fixed; min-width: 28px; height: 28px; margin: -14px 0 0 -14px; padding: 0 6px; border-radius: 14px;
    border: 2px solid #fff; background: #b42318; color: #fff; font: 700 13px/1 system-ui, sans-serif; cursor: pointer;
    pointer-events: auto; box-shadow: 0 1px 4px #0006; }
  button.resolved { background: #475467; }
  button:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
  .here { position: fixed; border: 2px dashed #b42318; background: #b4231814; }
`

/** Shows remarks on the canvas and takes the spot of a new one; needs a manager around it. Without remarks nothing is drawn. */
export function showRemarks(): void {
  if (!addons.hasChannel()) return
  const channel = addons.getChannel()
  if (channel.listenerCount(PINS_SHOWN) > 0) return
  const layer = createLayer()
  let pins: Pin[] = []

  channel.on(PINS_SHOWN, (shown: Pin[]) => {
    pins = shown
    layer.draw(pins, (id) => channel.emit(PIN_PRESSED, id))
  })
  channel.on(PIN_SOUGHT, (id: string) => {
    const pin = pins.find((each) => each.id === id)
    if (!pin) return
    find(pin.spot.selector, document)?.scrollIntoView({ block: 'center' })
    layer.place()
    layer.focus(id)
  })
  channel.on(SPOT_WANTED, (isWanted: boolean) => {
    layer.stopTaking()
    if (isWanted) layer.takeSpot((spot) => channel.emit(SPOT_TAKEN, spot))
  })
  channel.on('storyRendered', () => channel.emit(PINS_WANTED))
  channel.emit(PINS_WANTED)
}

function createLayer() {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const buttons = new Map<string, { button: HTMLButtonElement; spot: Spot }>()
  let following: number | undefined
  let stop = () => undefined as void

  /** Above dialogs, which stand in the browser's top layer, where the browser knows popovers. */
  function appear() {
    if (!host.isConnected) document.documentElement.append(host)
    host.popover = 'manual'
    if (host.matches(':popover-open')) host.hidePopover()
    host.showPopover()
  }

  function clear() {
    root.replaceChildren(Object.assign(document.createElement('style'), { textContent: STYLE }))
    buttons.clear()
    if (following !== undefined) cancelAnimationFrame(following)
    following = undefined
  }

  function place() {
    for (const { button, spot } of buttons.values()) {
      const at = placeOf(spot, document)
      button.hidden = !at
      if (at) Object.assign(button.style, { left: `${at.x}px`, top: `${at.y}px` })
    }
  }

  function follow() {
    place()
    following = requestAnimationFrame(follow)
  }

  return {
    place,
    focus: (id: string) => buttons.get(id)?.button.focus(),
    draw(pins: Pin[], onPress: (id: string) => void) {
      clear()
      if (pins.length === 0) return host.remove()
      for (const { id, number, text, isResolved, spot } of pins) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = String(number)
        button.title = text
        button.setAttribute('aria-label', `备注 ${number}${isResolved ? '（已解决）' : ''}：${text}`)
        button.classList.toggle('resolved', isResolved)
        button.addEventListener('click', () => onPress(id))
        root.append(button)
        buttons.set(id, { button, spot })
      }
      appear()
      follow()
    },
    stopTaking: () => stop(),
    takeSpot(onTaken: (spot?: Spot) => void) {
      const mark = Object.assign(document.createElement('div'), { className: 'here' })
      if (!root.querySelector('style')) clear()
      root.append(mark)
      appear()
      window.focus()
      const listening = new AbortController()
      const { signal } = listening
      stop = () => {
        listening.abort()
        mark.remove()
        if (buttons.size === 0) host.remove()
        stop = () => undefined
      }
      const take = (event: Event, spot?: Spot) => {
        event.preventDefault()
        event.stopImmediatePropagation()
        stop()
        onTaken(spot)
      }
      const outline = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        Object.assign(mark.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }) // oxfmt-ignore
      }
      const options = { capture: true, signal }
      document.addEventListener(
        'pointermove',
        ({ target }) => target instanceof Element && outline(target),
        options,
      )
      document.addEventListener(
        'focusin',
        ({ target }) => target instanceof Element && outline(target),
        options,
      )
      // Nothing of the story is pressed meanwhile.
      for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
        document.addEventListener(name, (event) => event.stopImmediatePropagation(), options)
      document.addEventListener(
        'click',
        (event) => take(event, spotOf(event.target as Element, { x: event.clientX, y: event.clientY })),
        options,
      )
      document.addEventListener(
        'keydown',
        (event) => {
          if (event.key === 'Escape') take(event)
          else if (event.key === 'Enter') take(event, spotOf(document.activeElement ?? document.body))
        },
        options,
      )
    },
  }
}
