import { safeStorage } from '#app/browser/safe-storage.ts'

/** The speeds on offer, with what people call them. */
export const speeds = [
  { value: 0.8, label: '0.8 倍' },
  { value: 1, label: '1 倍' },
  { value: 1.25, label: '1.25 倍' },
  { value: 1.5, label: '1.5 倍' },
] as const

const KEY = 'read-aloud-speed'
const storage = safeStorage('sessionStorage')

/** The speed chosen in this tab; the voice's own unless somebody chose. */
export function keptSpeed(): number {
  return speeds.find(({ value }) => String(value) === storage.get(KEY))?.value ?? 1
}

/** Keeps a speed for the other pages of this tab. */
export function keepSpeed(speed: number): void {
  storage.set(KEY, String(speed))
}
