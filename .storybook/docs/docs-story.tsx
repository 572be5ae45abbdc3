import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { earlierHeight, fitFrame } from './fit-frame.ts'
import { keepFocus } from './keep-focus.ts'
import { showInFrame, type FramedStory } from './show-in-frame.ts'
import { FramePlace, Loading, StoryFrame } from './docs-story.styles.ts'
import { useNear } from './use-near.ts'
import { useLoadSlot } from './use-load-slot.ts'

/** Renders a docs story inline, or in an iframe when its canvas requires it. */
export function DocsStory(props: ComponentProps<typeof Story>) {
  return props.inline === false ? <Framed {...props} /> : <Story {...props} />
}

/**
 * An iframe that gives the story its own window, connected to toolbar globals and controls; `play` does not run. Its
 * height follows the story unless `docs.story.height` is set.
 */
function Framed({ of, height, __forceInitialArgs: isFixed = false }: ComponentProps<typeof Story>) {
  const { story } = useOf(of ?? 'story', ['story'])
  const { channel, getStoryContext } = useContext(DocsContext)
  const place = useRef<HTMLIFrameElement>(null)
  const framed = useRef<FramedStory>()
  const stopFitting = useRef<() => void>()
  const { hasTurn, end: endTurn } = useLoadSlot(place, useNear(place))
  const [isShown, setShown] = useState(false)
  const begun = useRef<{ id: string; height?: number }>()

  useEffect(() => {
    const follow = {
      updateGlobals: (change: object) => framed.current?.onUpdateGlobals(change),
      updateStoryArgs: (change: { storyId: string }) =>
        change.storyId === story.id && !isFixed && framed.current?.onUpdateArgs(change),
      resetStoryArgs: (change: { storyId: string }) =>
        change.storyId === story.id && !isFixed && framed.current?.onResetArgs(change),
    }
    for (const [event, listener] of Object.entries(follow)) channel.on(event, listener)
    return () => {
      for (const [event, listener] of Object.entries(follow)) channel.off(event, listener)
    }
  }, [channel, story.id, isFixed])

  useLayoutEffect(() => {
    const { current } = place
    if (!current || height) return
    // The frame starts with the height of its placeholder, even if the story was measured elsewhere since. So content
    // below does not move.
    if (begun.current?.id !== story.id)
      begun.current = { id: story.id, height: earlierHeight(current, story.id) }
    if (begun.current.height) current.style.height = `${begun.current.height}px`
    return () => stopFitting.current?.()
  }, [height, story.id, hasTurn])

  const shared = { ref: place, 'data-story': story.name }
  return (
    <FramePlace>
      {!isShown && <Loading>正在加载示例…</Loading>}
      {/* Even an empty frame is a document, of which a page of thirty stories would make thirty. */}
      {!hasTurn ? (
        <StoryFrame as="div" {...shared} style={{ height, visibility: 'hidden' }} />
      ) : (
        <StoryFrame
          {...shared}
          title={story.name}
          src="iframe.html?framed=yes"
          style={{ height, visibility: isShown ? 'visible' : 'hidden' }}
          onLoad={async ({ currentTarget }) => {
            keepFocus(currentTarget)
            try {
              framed.current = await showInFrame(
                currentTarget.contentWindow,
                story.id,
                getStoryContext(story).globals,
              )
            } finally {
              endTurn()
            }
            setShown(true)
            if (!height && currentTarget.isConnected) stopFitting.current = fitFrame(currentTarget, story.id)
          }}
        />
      )}
    </FramePlace>
  )
}
