import type { Preview } from '@storybook/react-vite'
import { themes } from '#design-system/theme/index.ts'
import { scenarioChoices } from '#mocks/scenarios.ts'
import { answerShapes } from '#mocks/shapes/answer-shapes.ts'
import { contentExtremes } from '#mocks/shapes/content-extremes.ts'
import type { ToolbarGlobal } from './available-globals.ts'

/** What the toolbar globals show where neither the toolbar, nor the address, nor a story says otherwise. */
export const defaultGlobals = {
  theme: Object.keys(themes)[0] ?? '',
  scenario: 'normal',
  mock: '',
  shape: 'as-declared',
  extreme: 'normal',
  script: 'on',
  seen: 'people',
}

/** The few scenarios of the toolbar; all of them are found in the panel of scenarios. */
const toolbarGroups = new Set(['常用', '内容', '网络与代理'])

/** The toolbar globals as the toolbar's own menus draw them (.storybook/manager/toolbar-globals.tsx, docs/storybook.md). */
export const globalTypes: Preview['globalTypes'] = {
  theme: menu('主题', defaultGlobals.theme, itemsOf(themes)),
  scenario: {
    ...menu(
      '接口场景',
      defaultGlobals.scenario,
      [
        ...scenarioChoices
          .filter(({ group }) => toolbarGroups.has(group))
          .map(({ name, label }) => ({ value: name, title: label })),
      ],
      'answers',
    ),
    // The panel of scenarios, which is another bundle, reads them from here.
    choices: scenarioChoices,
  },
  shape: menu('答案形状', defaultGlobals.shape, itemsOf(answerShapes), 'answers'),
  extreme: menu('内容极限', defaultGlobals.extreme, itemsOf(contentExtremes), 'answers'),
  script: menu(
    '脚本',
    defaultGlobals.script,
    [
      { value: 'on', title: '脚本开启' },
      { value: 'off', title: '脚本关闭' },
    ],
    'print',
  ),
  seen: menu(
    '看的人',
    defaultGlobals.seen,
    [
      { value: 'people', title: '给人看' },
      { value: 'programs', title: '百度、微信、读屏' },
    ],
    'print',
  ),
}

/** No `toolbar` of Storybook's: its menus look chosen whatever they show, and stand beside stories they cannot change. */
function menu(name: string, usual: string, items: ToolbarGlobal['items'], changes?: 'answers' | 'print') {
  const toolbarGlobal: ToolbarGlobal = {
    ...{ name, usual, items },
    ...{ changesAnswers: changes === 'answers', printsStories: changes === 'print' },
  }
  return { name, description: name, toolbarGlobal }
}

function itemsOf(named: Record<string, { label: string }>) {
  return Object.entries(named).map(([value, { label }]) => ({ value, title: label }))
}
