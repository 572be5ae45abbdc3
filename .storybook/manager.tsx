/** @jsxRuntime automatic */
import { AddonPanel } from 'storybook/internal/components'
import { addons, types } from 'storybook/manager-api'
import { CALLS_MADE, CALLS_WANTED } from '#stories/lenses/channel.ts'
import { CallsPanel } from './manager/calls-panel.tsx'
import { CallsTitle } from './manager/calls-title.tsx'
import { brand } from './manager/brand.ts'
import { labelOf } from './manager/labels.ts'
import { keepCalls } from './manager/kept-calls.ts'
import { registerReportTool } from './manager/report-tool.tsx'
import { ScenarioPanel } from './manager/scenario-panel.tsx'

addons.setConfig({ theme: brand, sidebar: { renderLabel: labelOf } })

// The lenses' panels: what a story asked the API for, and every scenario with a search (docs/storybook.md).
addons.register('lenses', (api) => {
  api.on(CALLS_MADE, keepCalls)
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
