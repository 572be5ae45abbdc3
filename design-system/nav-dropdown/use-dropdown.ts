import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'

const CLOSE_DELAY_MS = 140

/** Opens and closes a navigation panel by pointer, focus and keys. */
export function useDropdown() {
  const root = useRef<HTMLDivElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>()
  const [isEnhanced, setIsEnhanced] = useState(false)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    setIsEnhanced(true)
    return () => clearTimeout(closing.current)
  }, [])

  function show(willBeOpen: boolean) {
    clearTimeout(closing.current)
    setIsOpen(willBeOpen)
  }

  const trigger = () => root.current?.querySelector('button')

  const rootHandlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(true),
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      // A slip off the edge on the way to the panel must not close it.
      closing.current = setTimeout(() => hasKeyboardFocus(root.current) || setIsOpen(false), CLOSE_DELAY_MS)
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) show(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return
      event.stopPropagation()
      trigger()?.focus()
      show(false)
    },
  }

  const triggerHandlers = {
    onClick: (event: MouseEvent) => {
      // The mouse has opened it already by resting here; pressing must not take it away.
      const isByMouse = event.detail > 0 && root.current?.matches(':hover') && hasFinePointer()
      show(isByMouse ? true : !isOpen)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      show(true)
      requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('a[href]')?.focus())
    },
  }

  const panelHandlers = {
    onClick: (event: MouseEvent) => (event.target as Element).closest('a') && show(false),
  }

  return { root, isEnhanced, isOpen, rootHandlers, triggerHandlers, panelHandlers }
}

/** A pointer that leaves must not close what the keyboard stands in. */
function hasKeyboardFocus(root: HTMLElement | null): boolean {
  const { activeElement } = document
  return Boolean(activeElement?.matches(':focus-visible') && root?.contains(activeElement))
}

function hasFinePointer(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches
}
