import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '#design-system/button/index.ts'
import { duration, easing } from '#design-system/tokens/scales.ts'
import { token } from '#design-system/tokens/index.ts'
import { Code, Group, Page } from './foundation-page.styles.ts'

/** Short and physical; everything rests when the system asks for reduced motion. */
const meta = { id: 'foundations-motion', title: 'Foundations/动效 Motion' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Motion: Story = {
  render: function Moving() {
    const [isMoved, setIsMoved] = useState(false)
    return (
      <Page>
        <Group>
          <h2>时长与曲线</h2>
          <div>
            <Button variant="secondary" onClick={() => setIsMoved(!isMoved)}>
              播放
            </Button>
          </div>
          {(Object.keys(easing) as (keyof typeof easing)[]).flatMap((curve) =>
            (Object.keys(duration) as (keyof typeof duration)[]).map((time) => (
              <div key={`${curve} ${time}`}>
                <Code>
                  {curve} · {time} {duration[time]}
                </Code>
                <Lane>
                  <Marker $isMoved={isMoved} $curve={curve} $time={time} />
                </Lane>
              </div>
            )),
          )}
        </Group>
      </Page>
    )
  },
}

const Lane = styled.div`
  padding-right: ${token.space.x2};
  background: ${token.color.sunken};
`

const Marker = styled.div<{ $isMoved: boolean; $curve: keyof typeof easing; $time: keyof typeof duration }>`
  width: 100%;
  transform: translateX(${({ $isMoved }) => ($isMoved ? '100%' : '0')});
  transition: transform ${({ $time }) => token.duration[$time]} ${({ $curve }) => token.easing[$curve]};

  &::before {
    display: block;
    width: ${token.space.x2};
    height: ${token.space.x2};
    background: ${token.color.survey};
    content: '';
  }
`
