import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { Card, CardBody, CardText, CardTitle } from '#design-system/card/index.ts'
import { Length, Line, Quoted } from './media-sample.styles.ts'

export interface TextSampleProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Heading of the card. */
  title: string
  /** A sentence between the title and the sample. */
  description?: string
  /** The sample itself, as it was collected. */
  text: string
}

/** A piece of text as it was collected, with its length. */
export const TextSample = forwardRef<HTMLDivElement, TextSampleProps>(function TextSample(
  { title, description, text, ...rest },
  ref,
) {
  return (
    <Card ref={ref} {...rest}>
      <CardBody>
        <Line>
          <CardTitle>{title}</CardTitle>
          <Length>{lengthOf(text)} 字</Length>
        </Line>
        {description && <CardText>{description}</CardText>}
        <Quoted>{text}</Quoted>
      </CardBody>
    </Card>
  )
})

/** Characters that are written; breaks and blanks do not count. */
const lengthOf = (text: string) => [...text.replace(/\s/g, '')].length
