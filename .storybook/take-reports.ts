import { addons } from 'storybook/preview-api'
import { watchPresses } from '#app/capsule/presses.ts'
import { REPORT_WANTED, type ReportedStory } from '#stories/lenses/channel.ts'
import { storyExchanges } from '#stories/lenses/kept-exchanges.ts'

/** Lets the toolbar ask for a report of what a story shows; needs a manager around it. */
export function takeReports(): void {
  if (!addons.hasChannel()) return
  const channel = addons.getChannel()
  if (channel.listenerCount(REPORT_WANTED) > 0) return
  watchPresses()
  channel.on(REPORT_WANTED, (story: ReportedStory) => void report(story))
}

async function report({ id, file }: ReportedStory): Promise<void> {
  const [{ openReport }, { addressOf }] = await Promise.all([
    import('#app/capsule/open-report.tsx'),
    import('#stories/capsules/story-address.ts'),
  ])
  await openReport({ savedIn: 'storybook', calls: storyExchanges, story: id, address: addressOf(file) })
}
