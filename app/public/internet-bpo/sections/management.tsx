import { MediaFrame } from '#design-system/media-frame/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import { Rise } from '#app/public/rise/index.ts'
import type { BpoPart } from '#app/public/internet-bpo/bpo-part.ts'
import { Loop } from './loop.tsx'
import { Eyebrow, Pair, Sheet, Text, Title, Words } from './management.styles.ts'

export interface ManagementProps {
  /** Production and quality, or the one of them that is filled. */
  parts: BpoPart[]
}

const eyebrows: Partial<Record<BpoPart['name'], string>> = { production: '生产', quality: '质量' }

/** Production and quality: how they drive each other, then each with its picture and its words (public-site §2.9). */
export function Management({ parts }: ManagementProps) {
  const [first, second] = parts
  if (!first) return null
  return second ? (
    <PageSection
      headingId="management-heading"
      eyebrow={`${first.figure}–${second.figure} / 管理`}
      title="生产与质量，同一个闭环"
    >
      <Loop />
      <Pair>
        {parts.map((part) => (
          <Sheet key={part.name} id={part.name} aria-labelledby={`${part.name}-heading`}>
            {part.imageUrl && <MediaFrame src={part.imageUrl} alt={part.title} ratio="8/5" />}
            <Rise>
              <Words>
                <Eyebrow aria-hidden>
                  {part.figure} / {eyebrows[part.name]}
                </Eyebrow>
                <Title id={`${part.name}-heading`}>{part.title}</Title>
                {part.description && <Text>{part.description}</Text>}
              </Words>
            </Rise>
          </Sheet>
        ))}
      </Pair>
    </PageSection>
  ) : (
    <Alone part={first} />
  )
}

/** The one that is filled, its picture beside its words. */
function Alone({ part: { name, figure, title, description, imageUrl } }: { part: BpoPart }) {
  return (
    <PageSection id={name} eyebrow={figure} title={title}>
      <Pair>
        {description && <Text>{description}</Text>}
        {imageUrl && <MediaFrame src={imageUrl} alt={title} ratio="8/5" />}
      </Pair>
    </PageSection>
  )
}
