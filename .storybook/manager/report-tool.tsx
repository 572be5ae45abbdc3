/** @jsxRuntime automatic */
import { Button } from 'storybook/internal/components'
import { addons, types, useStorybookApi } from 'storybook/manager-api'
import { REPORT_WANTED, type ReportedStory } from '#stories/toolbar-globals/channel.ts'

/** Adds 报告问题 to the toolbar: it saves what the story shows as a bug report (docs/mocks.md#问题快照). */
export function registerReportTool(): void {
  addons.register('bug-reports', () => {
    addons.add('bug-reports/report', {
      type: types.TOOL,
      title: '报告问题',
      match: ({ viewMode }) => viewMode === 'story',
      render: () => <ReportTool />,
    })
  })
}

function ReportTool() {
  const api = useStorybookApi()
  return (
    <Button
      variant="ghost"
      padding="small"
      ariaLabel="报告问题：把眼前的画面存成问题快照"
      onClick={() => {
        const story = api.getCurrentStoryData()
        if (!story || !('importPath' in story)) return
        const reported: ReportedStory = { id: story.id, file: String(story.importPath) }
        api.emit(REPORT_WANTED, reported)
      }}
    >
      报告问题
    </Button>
  )
}
