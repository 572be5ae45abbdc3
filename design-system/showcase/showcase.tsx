import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { MediaFrame } from '#design-system/media-frame/index.ts'
import { TabPanel, TabStrip, useTabs } from '#design-system/tab-strip/index.ts'
import { Caption, CaptionText, Category, Frame, Picture, Root, Text, Title } from './showcase.styles.ts'

/** One thing of the list, with the picture that shows it. */
export interface ShowcaseEntry {
  /** Tells the entry from the others. */
  id: string
  /** Text of its tab and heading of its panel. */
  title: string
  /** A paragraph under the title; its first lines rise over the picture. */
  description?: string
  /** A few words above the title and under the text of the tab. */
  category?: string
  /** Address ready for display. */
  imageUrl?: string
}

export interface ShowcaseProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Name of the list for screen readers. */
  label: string
  /** The entries in their order. */
  entries: readonly ShowcaseEntry[]
}

/**
 * A list with the selected entry shown beside it, initially the first. Hover on the picture shows title and
 * description (public-site §2.7).
 */
export const Showcase = forwardRef<HTMLDivElement, ShowcaseProps>(function Showcase(
  { label, entries, ...rest },
  ref,
) {
  const state = useTabs(entries.map(({ id }) => id))
  return (
    <Root ref={ref} {...rest}>
      <TabStrip
        label={label}
        state={state}
        orientation="vertical"
        isNumbered
        tabs={entries.map(({ id, title, category }) => ({ id, label: title, description: category }))}
      />
      {entries.map(({ id, title, description, category, imageUrl }) => (
        <TabPanel key={id} tab={id} state={state}>
          <Frame>
            <Picture>
              <MediaFrame src={imageUrl} alt={title} ratio="16/10" shownAs="half" />
              <Caption aria-hidden>
                <CaptionText>{title}</CaptionText>
                {description && <CaptionText data-quiet>{description}</CaptionText>}
              </Caption>
            </Picture>
            <Text>
              {category && <Category>{category}</Category>}
              <Title>{title}</Title>
              {description && <p>{description}</p>}
            </Text>
          </Frame>
        </TabPanel>
      ))}
    </Root>
  )
})
