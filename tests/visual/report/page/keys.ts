import { byId } from './dom.ts'
import { memory } from './memory.ts'
import type { Viewer } from './viewer.ts'

/** Listens to single keys, which a person can switch off (WCAG 2.1.4). */
export function listenToKeys(viewer: Viewer): void {
  const isOn = byId<HTMLInputElement>('keys-on')
  isOn.checked = memory.get('keys') !== 'off'
  isOn.addEventListener('change', () => memory.set('keys', isOn.checked ? 'on' : 'off'))
  const actions: Record<string, () => void> = {
    j: () => viewer.step(1),
    k: () => viewer.step(-1),
    a: viewer.approve,
    b: () => (viewer.mode() === 'blink' ? viewer.swap() : viewer.look('blink')),
    s: () => viewer.look('slider'),
    v: () => viewer.look('beside'),
    d: () => viewer.look('difference'),
    f: viewer.toggleSize,
  }
  document.addEventListener('keydown', (event) => {
    const { key, target, isComposing, ctrlKey, altKey, metaKey } = event
    const action = actions[key.toLowerCase()]
    if (!action || !isOn.checked || isComposing || ctrlKey || altKey || metaKey || isWritten(target)) return
    event.preventDefault()
    action()
  })
}

const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input[type=text], input[type=url], textarea')
