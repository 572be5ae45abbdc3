import { englishName, partOf, storyIdOf } from '#stories/inventory/part-names.ts'
import type { Folder } from '#design-system/component-registry.ts'
import { Inline, List } from './usage.styles.ts'

/** A sentence; what stands between backticks is code. */
export function Text({ children }: { children: string }) {
  return (
    <>
      {children.split('`').map((part, index) =>
        // Every second piece stood between two backticks.
        index % 2 === 1 ? <Inline key={index}>{part}</Inline> : part,
      )}
    </>
  )
}

/** Sentences below each other. */
export function Sentences({ of }: { of: readonly string[] }) {
  return (
    <List>
      {of.map((sentence) => (
        <li key={sentence}>
          <Text>{sentence}</Text>
        </li>
      ))}
    </List>
  )
}

/** A component's Chinese and English name, which leads to its page. */
export function ComponentLink({ to }: { to: Folder }) {
  return (
    <a href={`./?path=/docs/${storyIdOf(to)}--docs`} target="_top">
      {partOf(to)?.name} {englishName(to)}
    </a>
  )
}
