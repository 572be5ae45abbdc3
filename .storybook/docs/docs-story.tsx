import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { earlierHeight, fitFrame } from './fit-frame.ts'
import { keepFocus } from './keep-focus.ts'
import { showInFrame, type FramedStory } from './show-in-frame.ts'
import { FramePlace, Loading, StoryFrame } from './docs-story.styles.ts'
import { useNear } from './use-near.ts'
import { useTurn } from './use-turn.ts'

/** Where a story of documentation is drawn: among the text, or in a frame when the canvas around it says so. */
export function DocsStory(props: ComponentProps<typeof Story>) {
  return props.inline === false ? <Framed {...props} /> : <Story {...props} />
}

/**
 * A frame with a whole window for the story: what opens over the page opens over that one. The toolbar's globals and the
 * table of controls reach into it. As among the text, what a story does by itself (`play`) is not done here.
 * It is as high as its story, unless the story says how high (`docs.story.height`).
 */
function Framed({ of, height, __forceInitialArgs: isFixed = false }: ComponentProps<typeof Story>) {
  const { story } = useOf(of ?? 'story', ['story'])
  const { channel, getStoryContext } = useContext(DocsContext)
  const place = useRef<HTMLIFrameElement>(null)
  const framed = useRef<FramedStory>()
  const stopFitting = useRef<() => void>()
  const { hasTurn, end: endTurn } = useTurn(place, useNear(place))
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
    // The frame is as high as the place whose turn it takes, also where the story was measured elsewhere meanwhile: what stands
    // below must not move.
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
