import { Link } from '@remix-run/react'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '#design-system/button/index.ts'
import { ContourLines } from '#design-system/contour-lines/index.ts'
import { Section, type SectionProps } from '#design-system/section/index.ts'
import { Actions, Heading, Panel, Text, Words } from './get-in-touch.styles.ts'

export interface GetInTouchProps {
  /** What the visitor is asked. */
  title: string
  /** One sentence: what to bring, or what happens next. */
  text: string
  /** Another way to go on, such as 查看案例. */
  second?: { label: string; to: string }
  /** Ground behind the dark panel: the opposite of the section above. */
  tone?: Exclude<SectionProps['tone'], 'ink'>
}

/** The foot of a service page: a dark sheet that leads to /contact. It keeps a margin of light to the footer. */
export function GetInTouch({ title, text, second, tone = 'plain' }: GetInTouchProps) {
  return (
    <Section tone={tone} spacing="compact" aria-labelledby="get-in-touch-heading">
      <Panel data-tone="ink">
        <ContourLines />
        <Words>
          <Heading id="get-in-touch-heading">{title}</Heading>
          <Text>{text}</Text>
        </Words>
        <Actions>
          <ButtonLink
            as={Link}
            to="/contact"
            variant="survey"
            size="large"
            iconAfter={<ArrowRight aria-hidden />}
          >
            联系我们
          </ButtonLink>
          {second && (
            <ButtonLink as={Link} to={second.to} variant="secondary" size="large">
              {second.label}
            </ButtonLink>
          )}
        </Actions>
      </Panel>
    </Section>
  )
}
