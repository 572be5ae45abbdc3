import { forwardRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { VideoOff } from 'lucide-react'
import { Card, CardBody, CardText, CardTitle } from '#design-system/card/index.ts'
import { Film, Icon, Missing, Screen } from './media-sample.styles.ts'
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
 * A video with its title; hover or focus shows the controls (public-site §2.13). Without hover or before script runs
 * the controls are always visible.
 */
export const VideoCard = forwardRef<HTMLDivElement, VideoCardProps>(function VideoCard(
  { title, description, icon, src, emptyText = '暂无视频', ...rest },
  ref,
) {
  const { hasControls, screenHandlers } = useControls()
  const [failedSrc, setFailedSrc] = useState<string>()

  return (
    <Card ref={ref} {...rest}>
      <Screen {...screenHandlers}>
        {src && failedSrc !== src ? (
          <Film
            src={src}
            controls={hasControls}
            muted
            playsInline
            preload="metadata"
            tabIndex={0}
            aria-label={typeof title === 'string' ? title : undefined}
            onError={() => setFailedSrc(src)}
          />
        ) : (
          <Missing>
            <VideoOff aria-hidden />
            {emptyText}
          </Missing>
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
