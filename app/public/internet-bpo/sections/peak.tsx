import styled from 'styled-components'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { Section } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import { SurveyFrame } from '#design-system/survey-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import type { PartProps } from '#app/public/internet-bpo/bpo-part.ts'

const { color, space } = token

/** How a peak is met: the schedule in full width, the words laid over its margin (public-site §2.9). */
export function Peak({ part: { name, figure, title, description, imageUrl } }: PartProps) {
  return (
    <Section id={name} tone="tinted" aria-labelledby={`${name}-heading`}>
      <Overlap>
        {imageUrl && (
          <SurveyFrame tone="primary" label={`高峰 ${figure}`}>
            <MediaFrame src={imageUrl} alt={title} ratio="8/5" />
          </SurveyFrame>
        )}
        <Words $isLaidOver={Boolean(imageUrl)}>
          <SectionHeading headingId={`${name}-heading`} eyebrow={figure} title={title} />
          {description && <p>{description}</p>}
        </Words>
      </Overlap>
    </Section>
  )
}

const Overlap = styled.div`
  display: grid;
  gap: ${space.x4};

  ${media.fromLaptop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 0;
    align-items: end;

    > * {
      grid-row: 1;
    }

    > :first-child {
      grid-column: 1 / span 8;
      align-self: start;
    }

    > :last-child {
      grid-column: 8 / -1;
    }

    > :only-child {
      grid-column: 1 / span 8;
    }
  }
`

const Words = styled.div<{ $isLaidOver: boolean }>`
  overflow-wrap: anywhere;

  > p {
    color: ${color.textMuted};
    white-space: pre-line;
  }

  > :first-child {
    margin-bottom: ${space.x3};
  }

  ${media.fromLaptop} {
    z-index: ${token.zIndex.raised};
    margin-left: ${({ $isLaidOver }) => ($isLaidOver ? space.x4 : '0')};
    padding: ${({ $isLaidOver }) => ($isLaidOver ? space.x5 : '0')};
    border-top: ${({ $isLaidOver }) => ($isLaidOver ? '3px' : '0')} solid ${color.survey};
    background: ${({ $isLaidOver }) => ($isLaidOver ? color.surface : 'none')};
    transform: ${({ $isLaidOver }) => ($isLaidOver ? `translateY(${space.x6})` : 'none')};
  }
`
