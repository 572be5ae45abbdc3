import { forwardRef, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Play, VideoOff } from 'lucide-react'
import { Card, CardBody, CardText, CardTitle } from '#design-system/card/index.ts'
import { Film, Icon, Missing, PlaySign, Screen } from './media-sample.styles.ts'
import { useControls } from './use-controls.ts'

export interface VideoCardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Heading of the card; as plain text also the name of the film. */
  title: ReactNode
  /** A sentence under the title. */
  description?: ReactNode
  /** Drawing beside the title. */
  icon?: ReactNode
  /** Address of the film, ready for display. */
  src?: string
  /** Said where there is no film, or none that this browser plays. */
  emptyText?: string
}

/**
 * A video with its title; a large button plays it, hover or focus shows the controls (public-site §2.13). Without hover
 * or before script runs the controls are always visible.
 */
export const VideoCard = forwardRef<HTMLDivElement, VideoCardProps>(function VideoCard(
  { title, description, icon, src, emptyText = '暂无视频', ...rest },
  ref,
) {
  const film = useRef<HTMLVideoElement>(null)
  const { hasControls, isHydrated, screenHandlers } = useControls()
  const [isStarted, setIsStarted] = useState(false)
  const [failedSrc, setFailedSrc] = useState<string>()

  function play() {
    // The button goes; the keyboard goes on in the film.
    film.current?.focus()
    // A film that cannot be played tells so by its error event.
    void film.current?.play().catch(() => {})
  }

  const name = typeof title === 'string' ? title : undefined
  const canPlay = src && failedSrc !== src

  return (
    <Card ref={ref} {...rest}>
      <Screen {...screenHandlers}>
        {canPlay ? (
          <Film
            ref={film}
            src={src}
            controls={hasControls}
            muted
            playsInline
            preload="metadata"
            tabIndex={0}
            aria-label={name}
            onPlay={() => setIsStarted(true)}
            // It may have begun by the browser’s controls before the script came.
            onTimeUpdate={() => setIsStarted(true)}
            onEnded={() => setIsStarted(false)}
            onError={() => setFailedSrc(src)}
          />
        ) : (
          <Missing>
            <VideoOff aria-hidden />
            {emptyText}
          </Missing>
        )}
        {canPlay && isHydrated && !isStarted && (
          <PlaySign type="button" aria-label={name ? `播放：${name}` : '播放'} onClick={play}>
            <Play aria-hidden />
          </PlaySign>
        )}
      </Screen>
      <CardBody>
        <CardTitle>
          {icon && <Icon aria-hidden>{icon}</Icon>}
          {title}
        </CardTitle>
        {description && <CardText>{description}</CardText>}
      </CardBody>
    </Card>
  )
})
