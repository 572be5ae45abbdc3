import { MonitorDot } from 'lucide-react'
import { Carousel } from '#design-system/carousel/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { Section } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import type { PlatformIntro } from '#app/public/label/label-content.ts'
import { Facing, Lead, Picture, Text, Words } from './intro.styles.ts'

/** Height of the pictures from 1024 px up, and how long each stays (public-site §2.13, §4, §9). */
const HEIGHT_PX = 360
const INTERVAL_MS = 5000

export interface IntroProps {
  intro: PlatformIntro
}

/** What the platform is: its screens, the label record's words, and the long text below both (public-site §2.13, X-72). */
export function Intro({ intro: { title, subtitle, description, content, pictures } }: IntroProps) {
  return (
    <Section aria-labelledby="platform-heading">
      <Facing>
        {pictures.length > 0 ? (
          <Carousel label="平台界面" height={HEIGHT_PX} interval={INTERVAL_MS}>
            {pictures.map((src, index) => (
              <Picture key={src}>
                <MediaFrame src={src} alt={`平台界面 ${index + 1}`} ratio="none" />
              </Picture>
            ))}
          </Carousel>
        ) : (
          <Picture $height={HEIGHT_PX}>
            <MediaFrame alt="暂无平台图片" ratio="none" missing={<MonitorDot aria-hidden />} />
          </Picture>
        )}
        <Words>
          <SectionHeading
            headingId="platform-heading"
            eyebrow="01 / 平台介绍"
            title={title || '平台介绍'}
            level={2}
          />
          {subtitle && <Lead>{subtitle}</Lead>}
          {description && <Text>{description}</Text>}
        </Words>
      </Facing>
      {content && <LongText html={content} />}
    </Section>
  )
}

/** Only read, while the pictures above it turn by themselves. */
const LongText = hydrateOnVisible(
  () => import('./long-text.tsx'),
  (module) => module.LongText,
  { isAlive: false },
)
