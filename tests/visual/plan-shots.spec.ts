import { expect, test } from '@playwright/test'
import { themes } from '#design-system/theme/index.ts'
import { layoutChanges } from './layout-changes.ts'
import { fewShots, pagesWithoutShot, planShots, visitAll, type IndexedStory } from './plan-shots.ts'

const otherThemes = Object.keys(themes).filter((theme) => theme !== 'light')

function story(change: Partial<IndexedStory>): IndexedStory {
  return { id: 'a--b', type: 'story', title: 'Design system/A', exportName: 'B', ...change }
}
const names = (...stories: IndexedStory[]) => planShots(stories, () => true).map(({ name }) => name)

test('a component’s story is taken at both widths in light', () => {
  expect(names(story({}))).toEqual(['a--b.360.light', 'a--b.1280.light'])
})

test('a component that is laid out alike at every width is taken on a phone once', () => {
  const alert = { importPath: './stories/design-system/alert.stories.tsx' }
  const namesOf = (change: Partial<IndexedStory>) =>
    planShots([story({ ...alert, ...change })], () => false).map(({ name }) => name)
  expect(namesOf({})).toEqual(['a--b.1280.light'])
  expect(namesOf({ exportName: 'Playground' })).toContain('a--b.360.light')
})

test('the layout of a component changes with the width where its own styles ask for it', () => {
  expect(['data-table', 'modal'].map((folder) => layoutChanges(folder))).toEqual([true, true])
  // A form dialog only through its frame, which has pictures of its own.
  expect(['tag', 'form-dialog'].map((folder) => layoutChanges(folder))).toEqual([false, false])
})

test('a component’s playground is taken in the other themes as well', () => {
  const playground = names(story({ exportName: 'Playground' }))
  expect(playground).toEqual([
    ...['a--b.360.light', 'a--b.1280.light'],
    ...otherThemes.filter((theme) => theme !== 'mourning').map((theme) => `a--b.1280.${theme}`),
  ])
})

test('a tag keeps a story out, another asks for all themes', () => {
  expect(names(story({ tags: ['no-screenshot'] }))).toEqual([])
  expect(names(story({ tags: ['all-themes'] }))).toHaveLength(2 + otherThemes.length)
})

test('of a page only the normal story is taken, and what is tagged', () => {
  const page = { title: 'Pages/About' }
  expect(names(story({ ...page, exportName: 'Empty' }))).toEqual([])
  expect(names(story({ ...page, exportName: 'Normal' }))).toHaveLength(2)
  expect(names(story({ ...page, exportName: 'Dialog', tags: ['screenshot'] }))).toHaveLength(2)
})

test('what another picture of the component shows already is not taken again', () => {
  expect(names(story({ exportName: 'Dark' }))).toEqual([])
  expect(
    names(story({ importPath: './stories/design-system/a.stories.tsx', exportName: 'Disabled' })),
  ).toEqual(['a--b.1280.light'])
})

test('every story is shown and examined once, whether it is taken or not', () => {
  const stories = [
    story({ id: 'a--playground', exportName: 'Playground' }),
    story({ id: 'pages-a--empty', title: 'Pages/A', exportName: 'Empty' }),
    story({ id: 'pages-a--phone', title: 'Pages/A', exportName: 'Phone' }),
    story({ id: 'a--docs', type: 'docs' }),
  ]
  const visits = visitAll(stories, planShots(stories))
  const examined = visits.filter(({ isExamined }) => isExamined)
  expect(examined.map(({ storyId, width, view }) => [storyId, width, view])).toEqual([
    ['a--playground', 1280, 'whole'],
    ['pages-a--empty', 1280, 'none'],
    ['pages-a--phone', 360, 'none'],
  ])
  expect(visits.filter(({ view }) => view !== 'none')).toHaveLength(planShots(stories).length)
})

test('one page is taken in the other themes, and of panels the states of their parts once', () => {
  const themed = (title: string) =>
    names(story({ title, exportName: 'Normal', tags: ['all-themes'] })).filter((name) =>
      name.includes('.dark'),
    )
  expect([themed('Pages/首页 Home').length, themed('Pages/About').length]).toEqual([1, 0])
  const taken = (title: string) =>
    ['Empty', 'Many', 'LoadFails', 'Slow', 'SessionExpired'].flatMap((exportName) =>
      names(story({ title, exportName })),
    ).length
  expect([taken('Console/Panels/轮播图管理 Banner'), taken('Console/Panels/Partner')]).toEqual([5, 0])
})

test('a page is cut into its sections, a panel is shown without the frame around it', () => {
  const view = (title: string) => planShots([story({ title, exportName: 'Normal' })])[0]?.view
  expect(
    ['Pages/首页 Home', 'Pages/About', 'Console/Panels/轮播图管理 Banner', 'Design system/A'].map(view),
  ).toEqual([...['framed-sections', 'sections', 'panel', 'whole']])
})

test('a page of which nothing is taken is named', () => {
  const stories = [
    story({ title: 'Pages/About', exportName: 'Normal' }),
    story({ title: 'Pages/About', exportName: 'Empty' }),
    story({ title: 'Pages/New', exportName: 'Empty' }),
  ]
  expect(pagesWithoutShot(stories)).toEqual(['Pages/New'])
})

test('documentation pages are not taken', () => {
  expect(names(story({ type: 'docs' }))).toEqual([])
})

test('another machine compares one picture of each component and of each page', () => {
  const shots = planShots([
    story({ id: 'design-system-a--playground', exportName: 'Playground' }),
    story({ id: 'design-system-a--open', exportName: 'Open' }),
    story({ id: 'pages-about--normal', title: 'Pages/About', exportName: 'Normal' }),
  ])
  expect(fewShots(shots).map(({ name }) => name)).toEqual([
    'design-system-a--playground.1280.light',
    'pages-about--normal.360.light',
  ])
})
