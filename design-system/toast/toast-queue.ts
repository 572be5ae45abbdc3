import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

export type ToastTone = 'success' | 'error' | 'warning' | 'info'

/** What one notice says. */
export type ToastContent = { tone: ToastTone; text: string; detail?: string; action?: ToastAction }

/** One thing that can be done about a notice; the notice goes with the press. */
export type ToastAction = {
  /** Words of its button. */
  label: string
  /** Told of the press. */
  onAction: () => void
}

/** What may be said of a notice beside its text. */
export type ToastOptions = {
  /** A second, quieter line. */
  detail?: string
  /** How long it stays, in ms; 0 keeps it until it is closed. */
  timeout?: number
  /** A button below the words. */
  action?: ToastAction
}

const MOST_AT_ONCE = 4

/** Milliseconds a notice stays; the pointer or the focus on it stops the clock. */
const stay = { success: 4000, info: 4000, warning: 6000, error: 8000 } satisfies Record<ToastTone, number>

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: MOST_AT_ONCE })

/** The same notice again replaces the one on screen: five failed calls are still one news. */
function show(tone: ToastTone, text: string, options: ToastOptions = {}): string {
  const { detail, timeout = stay[tone], action } = options
  for (const { key, content } of toastQueue.visibleToasts) {
    if (content.tone === tone && content.text === text && content.detail === detail) toastQueue.close(key)
  }
  makeRoom()
  return toastQueue.add({ tone, text, detail, action }, timeout > 0 ? { timeout } : undefined)
}

/** Drops the oldest notice instead of delaying new ones; a notice without timeout goes last. */
function makeRoom() {
  const shown = toastQueue.visibleToasts
  if (shown.length < MOST_AT_ONCE) return
  const oldest = shown.findLast(({ timeout }) => timeout) ?? shown.at(-1)
  if (oldest) toastQueue.close(oldest.key)
}

/** Says something in passing, from any code: `toast.success('保存成功')` (back-office §8). Returns the notice's key. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  /** Takes one notice away. */
  close: (key: string) => toastQueue.close(key),
  /** Takes all notices away, as on logout. */
  clear: () => toastQueue.clear(),
}
