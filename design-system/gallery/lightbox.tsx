import { useRef, type KeyboardEvent, type TouchEvent } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/index.ts'
import { hasModifier } from '#design-system/keys/has-modifier.ts'
import { Modal } from '#design-system/modal/index.ts'
import type { GalleryPicture } from './gallery.tsx'
import { Bar, Counter, Description, Large } from './lightbox.styles.ts'

/** How far a finger must travel in px to turn to the next picture. */
const SWIPE_PX = 48

export interface LightboxProps {
  /** Name of the gallery. */
  label: string
  /** All pictures of the gallery in their order. */
  pictures: readonly GalleryPicture[]
  /** The picture that is open; nothing when none is. */
  index: number | undefined
  /** Told the place of the wished picture, counted from 0. */
  onTurn: (index: number) => void
  /** Told on Esc, the cross or a press outside. */
  onClose: () => void
}

/** One picture as large as the window takes it; buttons, arrow keys and swipes turn to the others. */
export function Lightbox({ label, pictures, index, onTurn, onClose }: LightboxProps) {
  const swipeFrom = useRef<{ x: number; y: number }>()
  const count = pictures.length
  const shown = pictures[index ?? 0]
  const turn = (steps: number) => onTurn(((index ?? 0) + steps + count) % count)

  function turnByKey(event: KeyboardEvent) {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (steps && count > 1 && !hasModifier(event)) turn(steps)
  }

  function noteTouch({ touches }: TouchEvent) {
    const finger = touches[0]
    // Two fingers enlarge the picture, and one moves about in what is enlarged.
    const canSwipe = finger && touches.length === 1 && !isEnlarged()
    swipeFrom.current = canSwipe ? { x: finger.clientX, y: finger.clientY } : undefined
  }

  function turnBySwipe({ changedTouches }: TouchEvent) {
    const from = swipeFrom.current
    const finger = changedTouches[0]
    swipeFrom.current = undefined
    if (!from || !finger || count < 2) return
    const [right, down] = [finger.clientX - from.x, finger.clientY - from.y]
    if (Math.abs(right) > SWIPE_PX && Math.abs(right) > Math.abs(down)) turn(right > 0 ? -1 : 1)
  }

  return (
    <Modal
      isOpen={index !== undefined}
      onClose={onClose}
      title={shown?.title || label}
      width="80%"
      onKeyDown={turnByKey}
    >
      {shown && (
        <>
          <Large
            src={shown.src}
            alt={shown.title || label}
            shownAs="column"
            isPriority
            onTouchStart={noteTouch}
            onTouchEnd={turnBySwipe}
          />
          {shown.description && <Description>{shown.description}</Description>}
          {count > 1 && (
            <Bar>
              <IconButton
                label="上一张"
                icon={<ChevronLeft aria-hidden />}
                variant="outlined"
                size="large"
                onClick={() => turn(-1)}
              />
              <Counter role="status">{`${(index ?? 0) + 1} / ${count}`}</Counter>
              <IconButton
                label="下一张"
                icon={<ChevronRight aria-hidden />}
                variant="outlined"
                size="large"
                onClick={() => turn(1)}
              />
            </Bar>
          )}
        </>
      )}
    </Modal>
  )
}

/** A window that was made small again may be a hair off. */
const isEnlarged = () => (window.visualViewport?.scale ?? 1) > 1.01
