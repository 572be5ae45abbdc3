import { expect, test } from 'vitest'
import { isServerRendered } from '#stories/toolbar-globals/is-server-rendered.ts'
import {
  globalsToReset,
  availableGlobals,
  type ToolbarGlobal,
} from '#stories/toolbar-globals/available-globals.ts'

const toolbarGlobal = (usual: string, changesAnswers: boolean, printsStories = false): ToolbarGlobal => ({
  ...{ name: usual, usual, changesAnswers, printsStories },
  items: [],
})
const toolbarGlobals = {
  theme: toolbarGlobal('light', false),
  scenario: toolbarGlobal('normal', true),
  extreme: toolbarGlobal('normal', true),
}
const usual = { theme: 'light', scenario: 'normal', extreme: 'normal' }
const offered = (globals: object, title: string, calls: number) =>
  availableGlobals(
    toolbarGlobals,
    { ...usual, ...globals },
    { title, calls, isServed: true, isWritten: false },
  ).map(([global]) => global)

test('a toolbar global for answers is offered where a story asks for some', () => {
  expect(offered({}, 'Design system/操作/按钮 Button', 0)).toEqual(['theme'])
  expect(offered({}, 'Site/服务格 Service grid', 2)).toEqual(['theme', 'scenario', 'extreme'])
  expect(offered({}, 'Pages/首页 Home', 0)).toEqual(['theme', 'scenario', 'extreme'])
})

test('a toolbar global that prints is offered where a server prints, and elsewhere while it is set', () => {
  const printing = { theme: toolbarGlobal('light', false), script: toolbarGlobal('on', false, true) }
  const on = (script: string, isServed: boolean) =>
    availableGlobals(
      printing,
      { script },
      { title: 'Foundations/x', calls: 0, isServed, isWritten: false },
    ).map(([name]) => name)
  expect(on('on', false)).toEqual(['theme'])
  expect(on('off', false)).toEqual(['theme', 'script'])
  expect(on('on', true)).toEqual(['theme', 'script'])
})

test('on a page of words nothing is offered but what is set', () => {
  const on = (theme: string) =>
    availableGlobals(
      toolbarGlobals,
      { ...usual, theme },
      { title: 'Start', calls: 3, isServed: true, isWritten: true },
    )
  expect(on('light')).toEqual([])
  expect(on('dark').map(([name]) => name)).toEqual(['theme'])
})

test('one that is set stays in sight everywhere, so that it can be taken back', () => {
  expect(offered({ extreme: 'fifty' }, 'Design system/操作/按钮 Button', 0)).toEqual(['theme', 'extreme'])
})

test('all that differ are reset at once, but what a story sets itself', () => {
  expect(globalsToReset(toolbarGlobals, usual, {})).toEqual({})
  expect(
    globalsToReset(toolbarGlobals, { ...usual, theme: 'dark', scenario: 'slow', extreme: undefined }, {}),
  ).toEqual({
    theme: 'light',
    scenario: 'normal',
  })
  expect(
    globalsToReset(toolbarGlobals, { ...usual, theme: 'dark', scenario: 'slow' }, { scenario: 'slow' }),
  ).toEqual({
    theme: 'light',
  })
})

const sources = Object.entries(
  import.meta.glob<string>('../../{stories,content}/**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const titleOf = (source: string) => /\btitle: '([^']+)'/.exec(source)?.[1] ?? ''

test.each(sources)(
  'what a server prints, and nothing else, is offered the toolbar globals that print: %s',
  (_, source) => {
    const title = titleOf(source)
    expect(title).not.toBe('')
    // A script adds the bar of mock mode; bug reports and the call log show the console.
    const isPublic = /^(Pages|Site)\//.test(title) && !title.startsWith('Site/演示条')
    if (title.startsWith('Lenses/')) expect(isServerRendered(source)).toBe(/#app\/public\//.test(source))
    else expect(isServerRendered(source)).toBe(isPublic)
  },
)
