import { useEffect, type RefObject } from 'react'
import type { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import { useNotices } from './use-notices.ts'

/** Marks other elements that notices must not cover, such as a long form's sticky footer. */
const MARKED = '[data-notices-above]'
const DIALOGS = '[role="dialog"], [role="alertdialog"]'

/** Anything higher than this part of the window is no foot, but what a dialog holds. */
const HIGHEST_FOOT = 1 / 3

/** Pixels between a foot and the notices above it. */
const GAP = 8

/** Keeps the notices off the buttons at the foot of dialogs and forms, as long as there are notices. */
export function useClearPlace<Content>(region: RefObject<HTMLElement>, queue: ToastQueue<Content>): void {
  const notices = useNotices(queue)

  useEffect(() => {
    if (notices.length === 0) return
    const lift = () => {
      if (region.current) region.current.style.setProperty('--notices-lift', `${liftOf(region.current)}px`)
    }
    lift()
    const dialogsComeAndGo = new MutationObserver(lift)
    dialogsComeAndGo.observe(document.body, { childList: true })
    // A list that is loaded again may have become shorter, and taken its foot along.
    const pageGrowsAndShrinks = new ResizeObserver(lift)
    pageGrowsAndShrinks.observe(document.body)
    const options = { capture: true, passive: true }
    // A dialog moves while it appears; a sticky foot lets go at the end of its form.
    const moves = ['resize', 'scroll', 'animationend'] as const
    for (const move of moves) window.addEventListener(move, lift, options)
    return () => {
      dialogsComeAndGo.disconnect()
      pageGrowsAndShrinks.disconnect()
      for (const move of moves) window.removeEventListener(move, lift, options)
    }
  }, [region, notices])
}

/** How far the notices must rise from where they stand by themselves. */
function liftOf(region: HTMLElement): number {
  const { left, right, bottom, height } = region.getBoundingClientRect()
  const lifted = Number.parseFloat(region.style.getPropertyValue('--notices-lift')) || 0
  const ground = bottom + lifted
  let lift = 0
  for (const foot of feet()) {
    const isBeside = foot.right <= left || foot.left >= right
    const isApart = foot.top >= ground - lift || foot.bottom <= ground - lift - height
    if (!isBeside && !isApart) lift = ground - foot.top + GAP
  }
  // Out of sight they would help nobody.
  return Math.max(0, Math.min(lift, ground - height - GAP))
}

/** The places of all feet, the lowest first. */
function feet(): DOMRect[] {
  const elements = [
    ...document.querySelectorAll(MARKED),
    ...[...document.querySelectorAll(DIALOGS)].flatMap((dialog) => footOf(dialog) ?? []),
  ]
  return elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0 && height <= window.innerHeight * HIGHEST_FOOT)
    .sort((one, other) => other.top - one.top)
}

/** The row of buttons that ends a dialog, or the form that fills it. */
function footOf(dialog: Element): Element | undefined {
  let last = dialog.lastElementChild
  while (last instanceof HTMLFormElement) last = last.lastElementChild
  return last?.querySelector('button, a') ? last : undefined
}
