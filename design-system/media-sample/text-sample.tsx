import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { Card, CardBody, CardText, CardTitle } from '#design-system/card/index.ts'
import { Quoted } from './media-sample.styles.ts'

export interface TextSampleProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  title: string
  description?: string
  /** The sample itself, as it was collected. */
  text: string
}

/** A piece of text as it was collected. */
export const TextSample = forwardRef<HTMLDivElement, TextSampleProps>(function TextSample(
  { title, description, text, ...rest },
  ref,
) {
  return (
    <Card ref={ref} {...rest}>
      <CardBody>
        <CardTitle>{title}</CardTitle>
        {description && <CardText>{description}</CardText>}
        <Quoted>{text}</Quoted>
      </CardBody>
    </Card>
  )
})
