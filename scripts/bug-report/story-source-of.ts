import type { BugReport } from '#contract/bug-report/bug-report.ts'

/** What can name a story's file and stand in its address. */
export const STORY_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/**
 * A story with its test for a bug report's screen: heading, records, messages and typed values.
 * @param name of the story and of the JSON beside it
 */
export function storySourceOf({ screen, note, panel, savedAt, address }: BugReport, name: string): string {
  const { heading, told, records, forms } = screen
  // Of the screen's other controls the answers and the address tell.
  const fields = screen.fields.filter(({ form, value }) => form !== '' && value !== '')
  const expected = [
    `heading: ${literal(heading)},`,
    ...(told.length > 0 ? [`told: expect.arrayContaining(${literal(told)}),`] : []),
    ...(records.length > 0 ? [`records: ${literal(records)},`] : []),
    ...(forms.length > 0 ? [`forms: ${literal(forms)},`] : []),
    ...(fields.length > 0
      ? [
          `fields: expect.arrayContaining([\n${fields.map((field) => `expect.objectContaining(${literal(field)}),`).join('\n')}\n]),`,
        ]
      : []),
  ]
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { readScreen } from '#app/bug-report/read-screen.ts'
import { readBugReport } from '#contract/bug-report/read-bug-report.ts'
import { replayInStory } from './replay-in-story.ts'
import { BugReportPage } from './bug-report-page.tsx'
import saved from './${name}.capsule.json?raw'

const bugReport = readBugReport(saved)

${comment(`${note || panel || name} (${address}, saved ${savedAt.slice(0, 10)}; npm run capsule).`)}
const meta = {
  id: ${literal(`capsules-${name}`)},
  title: ${literal(`Lenses/问题快照/${name}`)},
  component: BugReportPage,
  args: { bugReport },
  tags: ['no-screenshot', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => replayInStory(bugReport),
} satisfies Meta<typeof BugReportPage>

export default meta
type Story = StoryObj<typeof meta>

export const SameScreen: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText(/画面已还原/)).toBeVisible())
    await waitFor(() =>
      expect(readScreen()).toMatchObject({
${expected.join('\n')}
      }),
    )
  },
}
`
}

/** As code that says nothing else, whatever a file from anybody holds. */
const literal = (value: unknown) =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16)}`)

const comment = (text: string) =>
  `/** ${text
    .replace(/\s+/g, ' ')
    .replaceAll('*/', '* /')
    .match(/.{1,110}(\s|$)|.{1,110}/g)
    ?.map((line) => line.trim())
    .join('\n * ')} */`
