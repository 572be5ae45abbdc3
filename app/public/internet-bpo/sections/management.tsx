import { MediaFrame } from '#design-system/media-frame/index.ts'
import { Section } from '#design-system/section/index.ts'
import { Rise } from '#app/public/rise/index.ts'
import type { BpoPart } from '#app/public/internet-bpo/bpo-part.ts'
import { Eyebrow, Pair, Sheet, Text, Title, Words } from './management.styles.ts'

export interface ManagementProps {
  /** Production and quality, or the one of them that is filled. */
  parts: BpoPart[]
}

const eyebrows: Partial<Record<BpoPart['name'], string>> = { production: 'PRODUCTION', quality: 'QUALITY' }

/** Production and quality face each other, the second a step lower: output is made, then held up to the light (public-site §2.9). */
export function Management({ parts }: ManagementProps) {
  if (parts.length === 0) return null
  return (
    <Section aria-label="生产与质量">
      <Pair $columns={parts.length}>
        {parts.map(({ name, figure, title, description, imageUrl }) => (
          <Sheet key={name} id={name} aria-labelledby={`${name}-heading`}>
            {imageUrl && <MediaFrame src={imageUrl} alt={title} ratio="8/5" />}
            <Rise>
              <Words>
                <Eyebrow aria-hidden>
                  {figure} / {eyebrows[name]}
                </Eyebrow>
                <Title id={`${name}-heading`}>{title}</Title>
                {description && <Text>{description}</Text>}
              </Words>
            </Rise>
          </Sheet>
        ))}
      </Pair>
    </Section>
  )
}
