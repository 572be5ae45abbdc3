import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { Figure, Note, Root, Station, Step, Text, Title } from './process-flow.styles.ts'

/** One station of the way. */
export interface ProcessStep {
  /** Tells the station from the others. */
  id: string | number
  /** Heading of the station. */
  title: string
  /** A sentence or two under the title. */
  description?: string
  /** What leaves this station, such as a deliverable. */
  note?: ReactNode
  /** Address ready for display. */
  imageUrl?: string
}

export interface ProcessFlowProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** Name of the list for screen readers. */
  label: string
  /** The stations in their order; they are numbered from 01. */
  steps: readonly ProcessStep[]
}

/** Steps in their order, drawn as a traverse: numbered stations on one line, three in a row on wide windows. */
export const ProcessFlow = forwardRef<HTMLOListElement, ProcessFlowProps>(function ProcessFlow(
  { label, steps, ...rest },
  ref,
) {
  return (
    <Root ref={ref} aria-label={label} {...rest}>
      {steps.map(({ id, title, description, note, imageUrl }, index) => (
        <Step key={id}>
          <Station aria-hidden>
            <Figure>{String(index + 1).padStart(2, '0')}</Figure>
          </Station>
          {imageUrl && <MediaFrame src={imageUrl} alt="" ratio="16/10" shownAs="card" />}
          <Title>{title}</Title>
          {description && <Text>{description}</Text>}
          {note && <Note>{note}</Note>}
        </Step>
      ))}
    </Root>
  )
})
