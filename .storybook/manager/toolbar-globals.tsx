/** @jsxRuntime automatic */
import { PopOutIcon, UndoIcon } from '@storybook/icons'
import { FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { Button, Select } from 'storybook/internal/components'
import { useGlobals, useGlobalTypes, useStorybookApi } from 'storybook/manager-api'
import {
  isSet,
  globalsToReset,
  availableGlobals,
  type ToolbarGlobal,
} from '#stories/toolbar-globals/available-globals.ts'
import { SERVER_RENDERED } from '#stories/toolbar-globals/is-server-rendered.ts'
import { useCalls } from './call-store.ts'

/** Storybook's tag of pages that no file of stories belongs to. */
const WRITTEN = 'unattached-mdx'

/** One menu per toolbar global that can change the story, marked when not default, and a button that resets all. */
export function ToolbarGlobals() {
  const api = useStorybookApi()
  const toolbarGlobals = useToolbarGlobals()
  const [globals, setGlobals, fixed] = useGlobals()
  const calls = useCalls().length
  const story = api.getCurrentStoryData()
  const isServed = story?.tags.includes(SERVER_RENDERED) ?? false
  const isWritten = story?.tags.includes(WRITTEN) ?? false
  const situation = api.getQueryParam('mock') ?? ''
  const reset = globalsToReset(toolbarGlobals, globals, fixed)
  const differing = Object.keys(reset).length + (situation ? 1 : 0)

  function resetAll() {
    if (situation) api.applyQueryParams({ mock: null })
    const again = () => story && api.emit(FORCE_REMOUNT, { storyId: story.id })
    if (Object.keys(reset).length === 0) return again()
    // A story that is still rendering may keep its old toolbar globals, so the remount waits for the update.
    api.once(GLOBALS_UPDATED, again)
    setGlobals(reset)
  }

  return (
    <>
      {availableGlobals(toolbarGlobals, globals, {
        title: story?.title ?? '',
        calls,
        isServed,
        isWritten,
      }).map(([global, toolbarGlobal]) => (
        <GlobalMenu
          key={global}
          toolbarGlobal={toolbarGlobal}
          chosen={globals[global]}
          isFixed={global in fixed}
          onChoose={(value) => setGlobals({ [global]: value })}
        />
      ))}
      {differing > 0 && (
        <Button padding="small" variant="ghost" ariaLabel="所有观察方式恢复默认" onClick={resetAll}>
          <UndoIcon />
          恢复默认（{differing}）
        </Button>
      )}
    </>
  )
}

interface GlobalMenuProps {
  toolbarGlobal: ToolbarGlobal
  chosen: unknown
  /** The story sets it by itself. */
  isFixed: boolean
  onChoose: (value: string) => void
}

function GlobalMenu({ toolbarGlobal, chosen, isFixed, onChoose }: GlobalMenuProps) {
  const isDifferent = isSet(toolbarGlobal, chosen)
  return (
    <Select
      // What is chosen elsewhere (the address, 恢复默认, the panel of scenarios) is taken up by a menu made again.
      key={isDifferent ? String(chosen) : ''}
      ariaLabel={toolbarGlobal.name}
      tooltip={isFixed ? `${toolbarGlobal.name}：这个故事自带，不能更换` : toolbarGlobal.name}
      disabled={isFixed}
      options={optionsOf(toolbarGlobal, chosen)}
      defaultOptions={isDifferent ? [String(chosen)] : undefined}
      resetLabel="恢复默认"
      onReset={isDifferent ? () => onChoose(toolbarGlobal.usual) : undefined}
      onSelect={(value) => onChoose(String(value))}
    >
      {toolbarGlobal.name}
    </Select>
  )
}

/** The menu has the common choices; another one, from the panel or the address, is there while it is chosen. */
function optionsOf({ items }: ToolbarGlobal, chosen: unknown) {
  const isListed = chosen === undefined || items.some(({ value }) => value === chosen)
  return isListed ? items : [...items, { value: String(chosen), title: String(chosen) }]
}

/** Opens the story alone, in the toolbar globals it is seen in. Storybook's own button forgets the rules of the address. */
export function OpenAlone() {
  const api = useStorybookApi()
  // Drawn again with each change of them.
  useGlobals()
  const story = api.getCurrentStoryData()
  if (!story) return null
  const mock = api.getQueryParam('mock')
  const { previewHref } = api.getStoryHrefs(story.id, {
    base: 'origin',
    inheritArgs: true,
    queryParams: mock ? { mock } : {},
  })
  return (
    <Button asChild padding="small" variant="ghost" ariaLabel="在新标签页打开画布">
      <a href={previewHref} target="_blank" rel="noreferrer">
        <PopOutIcon />
      </a>
    </Button>
  )
}

/** The toolbar globals that the preview describes (stories/toolbar-globals/global-types.ts). */
function useToolbarGlobals(): Record<string, ToolbarGlobal> {
  const described = Object.entries(useGlobalTypes() as Record<string, { toolbarGlobal?: ToolbarGlobal }>)
  return Object.fromEntries(
    described.flatMap(([global, { toolbarGlobal }]) => (toolbarGlobal ? [[global, toolbarGlobal]] : [])),
  )
}
