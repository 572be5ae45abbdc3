import { Section } from '#design-system/section/index.ts'
import { SectionHeading } from '#design-system/section-heading/index.ts'
import type { PartProps } from '#app/public/internet-bpo/bpo-part.ts'
import { Board, Evidence, Mark, Quadrant, Quadrants, Text, Title } from './risk.styles.ts'

/** Four kinds of risk as the quadrants of one sheet, with pictures beside it (public-site §2.9). */
export function Risk({ part: { name, figure, title, points, pictures } }: PartProps) {
  return (
    <Section id={name} aria-labelledby={`${name}-heading`}>
      <SectionHeading headingId={`${name}-heading`} eyebrow={`${figure} / RISK`} title={title} />
      <Board $hasBoth={points.length > 0 && pictures.length > 0}>
        {points.length > 0 && (
          <Quadrants>
            {points.map((point, index) => (
              <Quadrant key={index}>
                <Mark aria-hidden>R{index + 1}</Mark>
                <div>
                  {point.title && <Title>{point.title}</Title>}
                  {point.description && <Text>{point.description}</Text>}
                </div>
              </Quadrant>
            ))}
          </Quadrants>
        )}
        {pictures.length > 0 && (
          <Evidence
            label={`${title}图片`}
            columns={2}
            ratio="8/5"
            pictures={pictures.map((src, index) => ({ id: index, src }))}
          />
        )}
      </Board>
    </Section>
  )
}
