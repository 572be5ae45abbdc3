import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import { MOST_BUG_REPORT_BYTES, type BugReport } from '#contract/bug-report/bug-report.ts'
import { readBugReport, tooLarge } from '#contract/bug-report/read-bug-report.ts'
import { replayInStory } from '#stories/bug-reports/replay-in-story.ts'
import { BugReportPage } from '#stories/bug-reports/bug-report-page.tsx'
import example from '#stories/bug-reports/partner-not-saved.capsule.json?raw'

/** Takes a file and shows its screen in the place of this one. */
function BugReportOpener() {
  const [bugReport, setBugReport] = useState<BugReport>()
  const [refusal, setRefusal] = useState('')

  async function open(file: File | undefined) {
    if (!file) return
    try {
      if (file.size > MOST_BUG_REPORT_BYTES) throw tooLarge(file.size)
      const read = readBugReport(await file.text())
      if (read.address !== '') await replayInStory(read)
      setRefusal('')
      setBugReport(read)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    }
  }

  if (bugReport?.address) return <BugReportPage bugReport={bugReport} />
  return (
    <Ground>
      <h1>打开问题快照</h1>
      <p>
        选择由“报告问题”保存的文件（capsule-….json），这里就显示当时的画面：地址、接口的回答、填写的内容。
      </p>
      <p>
        <label>
          问题快照文件
          <br />
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => void open(target.files?.[0])}
          />
        </label>
      </p>
      {refusal && <p role="alert">{refusal}</p>}
      {bugReport && (
        <p role="status">
          这个问题快照存的是一个组件的故事：
          <a href={`?id=${encodeURIComponent(bugReport.story)}&viewMode=story`}>
            打开“{bugReport.panel || bugReport.story}”
          </a>
        </p>
      )}
    </Ground>
  )
}

const Ground = styled.main`
  max-width: 40rem;
  padding: ${token.space.x3};
`

/** What somebody reported, seen as they saw it (docs/mocks.md#问题快照). */
const meta = {
  id: 'lenses-capsule',
  title: 'Lenses/问题快照 Bug report',
  component: BugReportOpener,
  // It says nothing that a picture would tell.
  tags: ['no-screenshot'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BugReportOpener>

export default meta
type Story = StoryObj<typeof meta>

export const Opener: Story = {}

/** The committed example: a save of a partner that failed. */
export const Opened: Story = {
  play: async () => {
    await chooseFile(example)
    await waitFor(() => expect(screen.getByText(/画面已还原/)).toBeVisible())
    await expect((await screen.findAllByText('正在维护'))[0]).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /^企业名称/ })).toHaveValue('改过的名称')
  },
}

/** A page of the site, with its query. */
export const OpenedPage: Story = {
  play: async () => {
    const page = { ...readBugReport(example), address: '/cases?page=1', panel: '成功案例', calls: [] }
    const nothing = { heading: '', told: [], records: [], opened: [], fields: [], sent: '' }
    await chooseFile(JSON.stringify({ ...page, screen: nothing }))
    await expect(await screen.findByRole('heading', { level: 1, name: '成功案例' })).toBeVisible()
  },
}

/** What is no bug report is refused in a sentence. */
export const Refused: Story = {
  play: async () => {
    await chooseFile('{"name":"package"}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('这不是问题快照文件')
  },
}

const chooseFile = async (text: string) =>
  userEvent.upload(
    await screen.findByLabelText('问题快照文件'),
    new File([text], 'capsule.json', { type: 'application/json' }),
  )
