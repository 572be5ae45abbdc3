import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { AudioLines } from 'lucide-react'
import { Card, CardBody, CardText, CardTitle } from '#design-system/card/index.ts'
import { Icon, Sound, SoundPlace } from './media-sample.styles.ts'
import { useNearPlayer } from './use-near-player.ts'

export interface AudioSampleProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Heading of the card and name of the recording. */
  title: string
  /** A sentence under the title. */
  description?: string
  /** Address of the recording, ready for display. */
  src?: string
}

/** A recording to listen to: by the browser's controls, and by the site's own player once that is loaded. */
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
        {src ? <Recording key={src} title={title} src={src} /> : <CardText>暂无音频</CardText>}
      </CardBody>
    </Card>
  )
})

function Recording({ title, src }: { title: string; src: string }) {
  const { setAudio, audio, Player } = useNearPlayer()
  return (
    <SoundPlace>
      {/* The element stays when the player comes, so that what is playing goes on. */}
      <Sound ref={setAudio} src={src} controls={!Player} preload="none" aria-label={title} />
      {Player && audio && <Player title={title} src={src} audio={audio} />}
    </SoundPlace>
  )
}
