import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { looks } from './carousel.styles.ts'
import { Bar, Count, Dot, DotMark, Dots, Fill, Turn } from './carousel-controls.styles.ts'

interface CarouselControlsProps {
  page: number
  pages: number
  onTurn: (page: number) => void
  variant: keyof typeof looks
  /** The script has arrived; until then the bar keeps its place unseen. */
  isReady: boolean
  /** Set while pages may turn by themselves. */
  interval: number | undefined
  isRunning: boolean
  isStopped: boolean
  onStop: () => void
}

const MOST_DOTS = 8
/** More than these do not fit a phone as targets for a finger. */
const MOST_DOTS_ON_PHONES = 3

/** Dots with progress, previous, next and pause. */
export function CarouselControls(props: CarouselControlsProps) {
  const { page, pages, onTurn, variant, isReady, interval, isRunning, isStopped, onStop } = props
  return (
    <Bar
      data-tone={variant === 'hero' ? 'ink' : undefined}
      $variant={variant}
      data-shown={(isReady && pages > 1) || undefined}
    >
      {pages > MOST_DOTS_ON_PHONES && (
        <Count aria-hidden $isOnPhonesOnly={pages <= MOST_DOTS}>
          {`${two(page + 1)} / ${two(pages)}`}
        </Count>
      )}
      {pages <= MOST_DOTS && (
        <Dots $isOnPhones={pages <= MOST_DOTS_ON_PHONES}>
          {Array.from({ length: pages }, (_, index) => (
            <Dot
              key={index}
              type="button"
              aria-label={`第 ${index + 1} 页`}
              aria-current={index === page || undefined}
              onClick={() => onTurn(index)}
            >
              <DotMark $isCurrent={index === page}>
                {index === page && (
                  <Fill
                    key={page}
                    $interval={isStopped ? undefined : interval}
                    data-resting={!isRunning || undefined}
                  />
                )}
              </DotMark>
            </Dot>
          ))}
        </Dots>
      )}
      {interval !== undefined && (
        <Turn
          type="button"
          aria-label={isStopped ? '继续自动播放' : '暂停自动播放'}
          title={isStopped ? '继续自动播放' : '暂停自动播放'}
          onClick={onStop}
        >
          {isStopped ? <Play aria-hidden /> : <Pause aria-hidden />}
        </Turn>
      )}
      <Turn type="button" aria-label="上一页" title="上一页" onClick={() => onTurn(page - 1)}>
        <ChevronLeft aria-hidden />
      </Turn>
      <Turn type="button" aria-label="下一页" title="下一页" onClick={() => onTurn(page + 1)}>
        <ChevronRight aria-hidden />
      </Turn>
    </Bar>
  )
}

const two = (figure: number) => String(figure).padStart(2, '0')
