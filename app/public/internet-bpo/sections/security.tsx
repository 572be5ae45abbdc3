import { ContourLines } from '#design-system/contour-lines/index.ts'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { Section } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { SurveyFrame } from '#design-system/survey-frame/index.ts'
import { Rise } from '#app/public/rise/index.ts'
import type { PartProps } from '#app/public/internet-bpo/bpo-part.ts'
import { Layer, Layers, Room, Text, Title } from './security.styles.ts'

/** Security as layers, from the door to the log (public-site §2.9). */
export function Security({ part: { name, figure, title, imageUrl, points } }: PartProps) {
  return (
    <Section id={name} tone="ink" aria-labelledby={`${name}-heading`} backdrop={<ContourLines />}>
      <Room $hasPicture={Boolean(imageUrl)}>
        <div>
          <SectionHeading headingId={`${name}-heading`} eyebrow={figure} title={title} />
          <Layers $columns={imageUrl ? 2 : 4}>
            {points.map((point, index) => (
              <Layer key={index}>
                <Rise order={index}>
                  {point.title && <Title>{point.title}</Title>}
                  {point.description && <Text>{point.description}</Text>}
                </Rise>
              </Layer>
            ))}
          </Layers>
        </div>
        {imageUrl && (
          <SurveyFrame label={`安全 ${figure}`}>
            <MediaFrame src={imageUrl} alt={title} ratio="8/5" />
          </SurveyFrame>
        )}
      </Room>
    </Section>
  )
}
