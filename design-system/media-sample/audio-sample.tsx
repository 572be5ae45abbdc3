import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { AudioLines } from 'lucide-react'
import { Card, CardBody, CardText, CardTitle } from '#design-system/card/index.ts'
import { Icon, Sound } from './media-sample.styles.ts'

export interface AudioSampleProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Heading of the card and name of the recording. */
  title: string
  /** A sentence under the title. */
  description?: string
  /** Address of the recording, ready for display. */
  src?: string
}

/** A recording to listen to. */
export const AudioSample = forwardRef<HTMLDivElement, AudioSampleProps>(function AudioSample(
  { title, description, src, ...rest },
  ref,
) {
  return (
    <Card ref={ref} {...rest}>
      <CardBody>
        <CardTitle>
          <Icon aria-hidden>
            <AudioLines />
          </Icon>
          {title}
        </CardTitle>
        {description && <CardText>{description}</CardText>}
        {src ? <Sound src={src} controls preload="none" aria-label={title} /> : <CardText>暂无音频</CardText>}
      </CardBody>
    </Card>
  )
})
