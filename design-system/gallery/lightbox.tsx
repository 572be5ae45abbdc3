import type { KeyboardEvent } from 'react'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut, type LucideIcon } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/index.ts'
import { hasModifier } from '#design-system/keys/has-modifier.ts'
import type { GalleryPicture } from './gallery.tsx'
import { Bar, Counter, Description, Dialog, Group, Hint, Large, Stage } from './lightbox.styles.ts'
import { useGestures } from './use-gestures.ts'
import { useZoom, type OpensAs } from './use-zoom.ts'

/** How much one press of a zoom button enlarges. */
const STEP = 1.5
/** How far one press of an arrow key moves an enlarged picture, in px. */
const MOVE_PX = 80

/** Arrow keys move the view; the picture goes the other way. */
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [MOVE_PX, 0],
  ArrowRight: [-MOVE_PX, 0],
  ArrowUp: [0, MOVE_PX],
  ArrowDown: [0, -MOVE_PX],
}

export interface LightboxProps {
  /** Name of the gallery. */
  label: string
  /** All pictures of the gallery in their order. */
  pictures: readonly GalleryPicture[]
  /** The picture that is open; nothing when none is. */
  index: number | undefined
  /** How every picture opens. */
  opensAs?: OpensAs
  /** Told the place of the wished picture, counted from 0. */
  onTurn: (index: number) => void
  /** Told on Esc, the cross or a press outside. */
  onClose: () => void
}

/**
 * One picture as large as the window takes it, to be enlarged and moved by buttons, keys, fingers and mouse. Buttons,
 * arrow keys and swipes turn to the others.
 */
export function Lightbox({ label, pictures, index, opensAs = 'whole', onTurn, onClose }: LightboxProps) {
  const count = pictures.length
  const shown = pictures[index ?? 0]
  const { setStage, ...zoom } = useZoom(index, shown?.src ?? '', opensAs)
  const turn = (steps: number) => count > 1 && onTurn(((index ?? 0) + steps + count) % count)
  const gestures = useGestures({
    onMove: zoom.move,
    onZoom: zoom.zoom,
    onDoublePress: zoom.toggle,
    onSwipe: (steps) => !zoom.isEnlarged && turn(steps),
  })

  function actByKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // On many keyboards + needs Shift.
    if (event.key === '+' || event.key === '=') return zoom.zoom(STEP)
    if (hasModifier(event)) return
    if (event.key === '-') return zoom.zoom(1 / STEP)
    const arrow = arrows[event.key]
    if (!arrow) return
    if (zoom.isEnlarged) {
      event.preventDefault()
      return zoom.move(...arrow)
    }
    if (arrow[0]) turn(-Math.sign(arrow[0]))
  }

  function close() {
    zoom.reset()
    onClose()
  }

  return (
    <Dialog
      isOpen={index !== undefined}
      onClose={close}
      title={shown?.title || label}
      width="100%"
      onKeyDown={actByKey}
    >
      {shown && (
        <>
          <Stage ref={setStage} {...gestures} $isEnlarged={zoom.isEnlarged}>
            <Large
              src={shown.src}
              alt={shown.title || label}
              shownAs={zoom.isEnlarged ? 'enlarged' : 'page'}
              isPriority
              draggable={false}
              onLoad={zoom.noteSize}
              style={{
                transform: `translate(${zoom.view.x}px, ${zoom.view.y}px) scale(${zoom.view.scale})`,
              }}
            />
          </Stage>
          {shown.description && <Description>{shown.description}</Description>}
          <Bar>
            {count > 1 && (
              <Group>
                <BarButton label="上一张" icon={ChevronLeft} onClick={() => turn(-1)} />
                <Counter role="status">{`${(index ?? 0) + 1} / ${count}`}</Counter>
                <BarButton label="下一张" icon={ChevronRight} onClick={() => turn(1)} />
              </Group>
            )}
            <Group>
              <BarButton
                label="缩小"
                icon={ZoomOut}
                onClick={() => zoom.zoom(1 / STEP)}
                isAtEnd={!zoom.isEnlarged}
              />
              <Counter aria-live="polite">{`${zoom.view.scale.toFixed(1)} 倍`}</Counter>
              <BarButton
                label="放大"
                icon={ZoomIn}
                onClick={() => zoom.zoom(STEP)}
                isAtEnd={zoom.isLargest}
              />
            </Group>
          </Bar>
          <Hint>双击或双指放大，拖动或按方向键移动</Hint>
        </>
      )}
    </Dialog>
  )
}

interface BarButtonProps {
  label: string
  icon: LucideIcon
  onClick: () => void
  /** It has nothing more to do; it keeps the focus, so that the keyboard does not lose its place. */
  isAtEnd?: boolean
}

function BarButton({ label, icon: Icon, onClick, isAtEnd }: BarButtonProps) {
  return (
    <IconButton
      label={label}
      icon={<Icon aria-hidden />}
      variant="outlined"
      size="large"
      aria-disabled={isAtEnd || undefined}
      onClick={onClick}
    />
  )
}
