import { Link } from '@remix-run/react'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '#design-system/button/index.ts'
import { Section, type SectionProps } from '#design-system/section/index.ts'
import { TickRule } from '#design-system/tick-rule/index.ts'
import { company } from '#app/public/company.ts'
import { contactAddress, type ContactTopic } from '#app/public/contact-address.ts'
import { Actions, Heading, Sheet, Text, Words } from './get-in-touch.styles.ts'

export interface GetInTouchProps {
  /** What the visitor is asked. */
  title: string
  /** One sentence: what to bring, or what happens next. */
  text: string
  /** What the page is about; the message form then has its subject. */
  topic?: ContactTopic
  /** Another way to go on, such as 查看案例; the same object at each rendering (hydrate-on-visible.tsx). */
  second?: { label: string; to: string }
  /** Its ground: the opposite of the section above. */
  tone?: Exclude<SectionProps['tone'], 'ink'>
}

const { latitude, longitude } = company.coordinates

/** The foot of a page: a question in large letters that leads to the message form or the contact page. It stays light, for the footer is dark. */
export function GetInTouch({ title, text, topic, second, tone = 'plain' }: GetInTouchProps) {
  return (
    <Section tone={tone} spacing="compact" aria-labelledby="get-in-touch-heading">
      <Sheet>
        <TickRule start={`${latitude.toFixed(2)}°N`} end={`${longitude.toFixed(2)}°E`} />
        <Words>
          <Heading id="get-in-touch-heading">{title}</Heading>
          <Text>{text}</Text>
        </Words>
        <Actions>
          <ButtonLink
            as={Link}
            to={contactAddress(topic)}
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
      </Sheet>
    </Section>
  )
}
