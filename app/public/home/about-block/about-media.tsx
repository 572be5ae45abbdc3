import { useState } from 'react'
import styled from 'styled-components'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { posterOf } from '#design-system/picture/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { AboutPlaceholder } from './about-placeholder.tsx'
import type { AboutMedia } from './company-about.ts'

export interface AboutMediaViewProps {
  media: AboutMedia
  /** The company's name, for the description of the medium. */
  name: string
}

/** Video, image or placeholder beside the counters; a video that cannot play becomes the placeholder. */
export function AboutMediaView({ media, name }: AboutMediaViewProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  if (media.kind === 'image') {
    return <MediaFrame src={media.url} alt={`${name}介绍图片`} ratio="4/3" missing={<AboutPlaceholder />} />
  }
  if (media.kind === 'video' && media.url !== failedUrl) {
    return (
      // The company's own film of its work; nobody has written captions for it.

      <Video
        src={media.url}
        poster={media.poster && posterOf(media.poster)}
        controls
        playsInline
        preload="metadata"
        aria-label={`${name}介绍视频`}
        onError={() => setFailedUrl(media.url)}
      />
    )
  }
  return (
    <Frame>
      <AboutPlaceholder />
    </Frame>
  )
}

const Frame = styled.div`
  aspect-ratio: 4 / 3;
`

const Video = styled.video`
  width: 100%;
  aspect-ratio: 4 / 3;
  background: ${token.color.sunken};
  object-fit: cover;
`
