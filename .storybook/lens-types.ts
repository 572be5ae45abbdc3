import type { Preview } from '@storybook/react-vite'
import { themes } from '#design-system/theme/index.ts'
import { scenarioChoices } from '#mocks/scenarios.ts'
import { answerShapes } from '#mocks/shapes/answer-shapes.ts'
import { contentExtremes } from '#mocks/shapes/content-extremes.ts'

/** What the lenses show where neither the toolbar, nor the address, nor a story says otherwise. */
export const noLens = {
  theme: Object.keys(themes)[0],
  scenario: 'normal',
  mock: '',
  shape: 'as-declared',
  extreme: 'normal',
  script: 'on',
  seen: 'people',
}

/** The few scenarios of the toolbar; all of them are found in the panel of scenarios. */
const toolbarGroups = new Set(['常用', '内容', '网络与代理'])

/** The lenses as toolbar menus (docs/storybook.md). */
export const lensTypes: Preview['globalTypes'] = {
  theme: menu('主题', 'paintbrush', itemsOf(themes)),
  scenario: {
    ...menu('接口场景', 'lightning', [
      ...scenarioChoices
        .filter(({ group }) => toolbarGroups.has(group))
        .map(({ name, label }) => ({ value: name, title: label })),
    ]),
    // The panel of scenarios, which is another bundle, reads them from here.
    choices: scenarioChoices,
  },
  shape: menu('答案形状', 'beaker', itemsOf(answerShapes)),
  extreme: menu('内容极限', 'component', itemsOf(contentExtremes)),
  script: menu('脚本', 'browser', [
    { value: 'on', title: '脚本开启' },
    { value: 'off', title: '脚本关闭' },
  ]),
  seen: menu('看的人', 'accessibility', [
    { value: 'people', title: '给人看' },
    { value: 'programs', title: '百度、微信、读屏' },
  ]),
}

function menu(name: string, icon: Icon, items: { value: string; title: string }[]) {
  return { name, description: name, toolbar: { title: name, icon, dynamicTitle: true, items } }
}

type Icon = NonNullable<NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon']>

function itemsOf(named: Record<string, { label: string }>) {
  return Object.entries(named).map(([value, { label }]) => ({ value, title: label }))
}
