import { addons } from 'storybook/preview-api'
import { watchClicks } from '#app/bug-report/click-log.ts'
import { REPORT_WANTED, type ReportedStory } from '#stories/toolbar-globals/channel.ts'
import { storyRequests } from '#stories/toolbar-globals/story-request-log.ts'

/** Lets the toolbar ask for a report of what a story shows; needs a manager around it. */
export function takeReports(): void {
  if (!addons.hasChannel()) return
  const channel = addons.getChannel()
  if (channel.listenerCount(REPORT_WANTED) > 0) return
  watchClicks()
  channel.on(REPORT_WANTED, (story: ReportedStory) => void report(story))
}

async function report({ id, file }: ReportedStory): Promise<void> {
  const [{ openReport }, { addressOf }] = await Promise.all([
    import('#app/bug-report/open-report.tsx'),
    import('#stories/bug-reports/story-address.ts'),
  ])
  await openReport({ savedIn: 'storybook', calls: storyRequests, story: id, address: addressOf(file) })
}
