/** @jsxRuntime automatic */
import { AlertIcon } from '@storybook/icons'
import { AddonPanel } from 'storybook/internal/components'
import { addons, types } from 'storybook/manager-api'
import { CALLS_MADE, CALLS_WANTED } from '#stories/toolbar-globals/channel.ts'
import { NO_WORKER } from '#stories/toolbar-globals/available-globals.ts'
import { frameWords } from '#stories/chinese/frame-words.ts'
import { translateInterface } from '#stories/chinese/translate.ts'
import { CallsPanel } from './manager/calls-panel.tsx'
import { CallsTitle } from './manager/calls-title.tsx'
import { brand } from './manager/brand.ts'
import { labelOf } from './manager/labels.ts'
import { storeCalls } from './manager/call-store.ts'
import { ToolbarGlobals, OpenAlone } from './manager/toolbar-globals.tsx'
import { RemarksPanel } from './manager/remarks-panel.tsx'
import { RemarksTitle } from './manager/remarks-title.tsx'
import { registerReportTool } from './manager/report-tool.tsx'
import { ScenarioPanel } from './manager/scenario-panel.tsx'

document.documentElement.lang = 'zh-CN'
translateInterface(document.body, frameWords)

addons.setConfig({
  theme: brand,
  sidebar: { renderLabel: labelOf },
  // OpenAlone stands in its place.
  toolbar: { isolationMode: { hidden: true } },
})

const noWorker = {
  id: 'lenses/no-worker',
  content: { headline: '这里不能模拟接口', subHeadline: NO_WORKER },
  icon: <AlertIcon />,
}

// The toolbar globals' menus and panels: what a story asked the API for, and every scenario with a search (docs/storybook.md).
addons.register('lenses', (api) => {
  if (!('serviceWorker' in navigator)) api.addNotification(noWorker)
  addons.add('lenses/tools', {
    type: types.TOOL,
    title: '观察方式',
    match: ({ viewMode, tabId }) => /^(story|docs)$/.test(viewMode ?? '') && !tabId,
    render: () => <ToolbarGlobals />,
  })
  addons.add('lenses/open-alone', {
    type: types.TOOLEXTRA,
    title: '在新标签页打开画布',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => <OpenAlone />,
  })
  api.on(CALLS_MADE, storeCalls)
  api.emit(CALLS_WANTED)
  addons.add('lenses/calls', {
    type: types.PANEL,
    title: CallsTitle,
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <CallsPanel />
      </AddonPanel>
    ),
  })
  addons.add('remarks', {
    type: types.PANEL,
    title: RemarksTitle,
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <RemarksPanel />
      </AddonPanel>
    ),
  })
  addons.add('lenses/scenarios', {
    type: types.PANEL,
    title: '场景',
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <ScenarioPanel />
      </AddonPanel>
    ),
  })
})

registerReportTool()
