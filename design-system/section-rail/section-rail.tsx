import { CircleAlert } from 'lucide-react'
import { forwardRef, useEffect, useRef, type ComponentPropsWithoutRef } from 'react'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { Entries, Entry, Mark, Marks, Name, Root } from './section-rail.styles.ts'
import { useCurrentSection } from './use-current-section.ts'

/** One section of the form beside the rail. */
export interface SectionRailEntry {
  /** Id of the section's element; give it `tabIndex={-1}`, so that the keyboard can follow. */
  id: string
  /** The section's heading. */
  label: string
  /** Something in it is not saved. */
  isChanged?: boolean
  /** How many of its fields are wrong. */
  errors?: number
}

export interface SectionRailProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Name of the rail for screen readers. */
  label: string
  /** The sections in their order. */
  sections: readonly SectionRailEntry[]
}

/** Navigates the sections of a long form and marks unsaved or invalid ones. A column from 1280 px up, a row below. */
export const SectionRail = forwardRef<HTMLElement, SectionRailProps>(function SectionRail(
  { label, sections, ...rest },
  ref,
) {
  const [current, goTo] = useCurrentSection(sections.map(({ id }) => id))
  const list = useRef<HTMLOListElement>(null)

  // A row that does not fit keeps the current entry in sight; the page itself must not move.
  useEffect(() => {
    const row = list.current
    const entry = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !entry || row.scrollWidth <= row.clientWidth) return
    row.scrollTo?.({ left: entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2 })
  }, [current])

  return (
    <Root ref={ref} aria-label={label} {...rest}>
      <Entries ref={list}>
        {sections.map(({ id, label: name, isChanged = false, errors = 0 }) => (
          <li key={id}>
            <Entry aria-current={id === current ? 'location' : undefined} onPress={() => goTo(id)}>
              <Name>{name}</Name>
              {(isChanged || errors > 0) && (
                <Marks>
                  {errors > 0 && (
                    <Mark $tone="wrong">
                      <VisuallyHidden>，</VisuallyHidden>
                      <CircleAlert aria-hidden />
                      {errors} 处有误
                    </Mark>
                  )}
                  {isChanged && (
                    <Mark $tone="changed">
                      <VisuallyHidden>，</VisuallyHidden>
                      未保存
                    </Mark>
                  )}
                </Marks>
              )}
            </Entry>
          </li>
        ))}
      </Entries>
    </Root>
  )
})
