import { MediaFrame } from '#design-system/media-frame/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { SurveyFrame } from '#design-system/survey-frame/index.ts'
import { Rise } from '#app/public/rise/index.ts'
import type { PartProps } from '#app/public/internet-bpo/bpo-part.ts'
import { Classroom, Rung, Rungs, Text, Title } from './training.styles.ts'

/** The five steps of training as a ladder: each stands further out than the one before (public-site §2.9). */
export function Training({ part: { name, figure, title, imageUrl, points } }: PartProps) {
  return (
    <PageSection id={name} tone="tinted" eyebrow={figure} title={title}>
      <Classroom $hasPicture={Boolean(imageUrl)}>
        <Rungs>
          {points.map((point, index) => (
            <Rung key={index} $step={index}>
              <Rise order={index}>
                <Title>{point.title}</Title>
                {point.description && <Text>{point.description}</Text>}
              </Rise>
            </Rung>
          ))}
        </Rungs>
        {imageUrl && (
          <SurveyFrame label={`培训 ${figure}`}>
            <MediaFrame src={imageUrl} alt={title} ratio="8/5" />
          </SurveyFrame>
        )}
      </Classroom>
    </PageSection>
  )
}
