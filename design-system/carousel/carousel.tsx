import { Children, forwardRef, useState, type ComponentPropsWithoutRef } from 'react'
import { hasModifier } from '#design-system/keys/has-modifier.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { perPageAt, type PerPage } from './per-page.ts'
import { Root, Slide, Stage, Track, type looks } from './carousel.styles.ts'
import { useAttention } from './use-attention.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useNextPictures } from './use-next-pictures.ts'
import { usePages } from './use-pages.ts'

export interface CarouselProps extends Omit<ComponentPropsWithoutRef<'section'>, 'aria-label'> {
  /** What the carousel shows; its accessible name. */
  label: string
  /** Milliseconds a page stays before the next comes by itself; without it nothing moves by itself (public-site §9). */
  interval?: number
  /** Slides side by side: a number for windows from 1024 px up, fewer below, or a number per window width. */
  perPage?: PerPage
  /** Height in px from 1024 px up (public-site §9); smaller windows take what the content needs. */
  height?: number
  /** `hero`: full-bleed slides with the controls on them. `cards`: slides with gaps, controls underneath. */
  variant?: keyof typeof looks
}

/** Slides in a native scroll-snap track: swipe and keys work before and without script; script adds pages and autoplay. */
export const Carousel = forwardRef<HTMLElement, CarouselProps>(function Carousel(props, ref) {
  const { label, interval, perPage = 1, height, variant = 'cards', children, ...rest } = props
  const slides = Children.toArray(children)
  const columns = perPageAt(perPage)
  const { track, page, pages, goTo, isReady, isOut } = usePages(slides.length, columns)
  useNextPictures(track, variant === 'hero' && isReady ? (page + 1) % pages : undefined)
  const { isAttended, attention } = useAttention()
  const [isStopped, setIsStopped] = useState(false)
  const [spoken, setSpoken] = useState('')

  const canPlay = interval !== undefined && pages > 1
  const autoplay = useAutoplay({
    interval: canPlay ? interval : undefined,
    isResting: isStopped || isAttended,
    beat: page,
    onNext: () => goTo(page + 1, { isWrapping: true }),
  })

  function turnTo(next: number) {
    const shown = goTo(next, { isWrapping: true })
    setSpoken(`第 ${shown + 1} 页，共 ${pages} 页`)
  }

  return (
    <Root ref={ref} {...rest} {...attention} aria-roledescription="轮播" aria-label={label} $height={height}>
      <Stage>
        <Track
          ref={track}
          role="group"
          aria-label={`${label}内容`}
          // A box that scrolls must be reachable by keyboard.

          tabIndex={0}
          onKeyDown={(event) => {
            const next = pageForKey(event.key, page, pages)
            if (next === undefined || event.target !== event.currentTarget || hasModifier(event)) return
            event.preventDefault()
            turnTo(next)
          }}
          $variant={variant}
          $columns={columns}
        >
          {slides.map((slide, index) => (
            <Slide
              key={index}
              role="group"
              aria-roledescription="幻灯片"
              aria-label={`${index + 1} / ${slides.length}`}
              // React 18 knows no boolean of this name.
              {...(isOut(index) && { inert: '' })}
            >
              {slide}
            </Slide>
          ))}
        </Track>
      </Stage>
      <CarouselControls
        page={page}
        pages={pages}
        onTurn={turnTo}
        variant={variant}
        isReady={isReady}
        interval={canPlay && !autoplay.isStill ? interval : undefined}
        isRunning={autoplay.isRunning}
        isStopped={isStopped}
        onStop={() => setIsStopped(!isStopped)}
      />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Root>
  )
})

function pageForKey(key: string, page: number, pages: number): number | undefined {
  return { ArrowLeft: page - 1, ArrowRight: page + 1, Home: 0, End: pages - 1 }[key]
}
