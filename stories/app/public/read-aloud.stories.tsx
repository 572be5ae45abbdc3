import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import { Player, type PlayerProps } from '#app/public/read-aloud/player.tsx'
import { sentencesIn, type Sentence } from '#app/public/read-aloud/sentences-in.ts'
import { fakeSynthesis, FakeUtterance, voice } from '#app/public/read-aloud/speech-fixture.tsx'

/** The bar at the foot of the window while a page is read aloud. The voice here is a silent stand-in. */
const meta = {
  id: 'site-read-aloud',
  title: 'Site/朗读 Read aloud',
  component: Player,
  tags: ['no-screenshot'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  beforeEach: () => {
    const own = globalThis.SpeechSynthesisUtterance
    Object.assign(globalThis, { SpeechSynthesisUtterance: FakeUtterance })
    return () => void Object.assign(globalThis, { SpeechSynthesisUtterance: own })
  },
  args: { sentences: [], synth: undefined, onClose: fn() },
} satisfies Meta<typeof Player>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: (args) => <ReadPage {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const pause = await canvas.findByRole('button', { name: '暂停' })
    await waitFor(() => expect(pause).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: '下一句' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: '暂停' }))
    await expect(canvas.getByRole('button', { name: '继续' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Where the device has no Chinese voice. */
export const WithoutVoice: Story = {
  render: (args) => <ReadPage {...args} isSilent />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('本机没有中文语音')
  },
}

function ReadPage({ isSilent = false, onClose }: PlayerProps & { isSilent?: boolean }) {
  const text = useRef<HTMLElement>(null)
  const [sentences, setSentences] = useState<Sentence[]>()
  const { synth } = useMemo(() => fakeSynthesis(isSilent ? [voice('en-US')] : undefined), [isSilent])
  useLayoutEffect(() => setSentences(text.current ? sentencesIn(text.current) : []), [])
  return (
    <>
      <Text ref={text}>
        <h1>数据采集现场的一天</h1>
        <p>清晨六点，采集车从基地出发。车顶的激光雷达先做一次校准，再沿既定路线行驶。</p>
        <p>下午回到基地，数据当天入库，质检员逐段核对；不合格的路段第二天重采。</p>
      </Text>
      {sentences && <Player sentences={sentences} synth={synth} onClose={onClose} />}
    </>
  )
}

const Text = styled.main`
  display: grid;
  gap: ${token.space.x2};
  max-width: 44rem;
  margin-inline: auto;
  padding: ${token.space.x4} ${token.size.gutter};
`
