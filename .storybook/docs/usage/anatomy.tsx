import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useRef } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { Anatomy as AnatomyOf } from '#stories/usage/usage.ts'
import { DocsCanvas } from '../docs-canvas.tsx'
import { Text } from './text.tsx'
import { usePlaces } from './use-places.ts'
import { Legend, Mark, Stage } from './usage.styles.ts'

/** A story with numbers on its parts, and what each is. */
export function Anatomy({ story, parts }: AnatomyOf) {
  const { componentStories } = useContext(DocsContext)
  const stage = useRef<HTMLDivElement>(null)
  const places = usePlaces(
    stage,
    parts.map(({ at }) => at),
  )
  const shown = componentStories().find(
    ({ id, componentId }) => id === toId(componentId, storyNameFromExport(story)),
  )
  return (
    <>
      <Stage ref={stage} data-anatomy>
        {shown && <DocsCanvas of={shown.moduleExport} sourceState="none" />}
        {places.map(
          (place, index) =>
            place && (
              <Mark key={index} style={place} aria-hidden>
                {index + 1}
              </Mark>
            ),
        )}
      </Stage>
      <Legend>
        {parts.map(({ at, name, note }, index) => (
          <li key={at + name} data-unplaced={places[index] ? undefined : at}>
            <Mark aria-hidden>{index + 1}</Mark>
            <span>
              <b>{name}</b>：<Text>{note}</Text>
            </span>
          </li>
        ))}
      </Legend>
    </>
  )
}
