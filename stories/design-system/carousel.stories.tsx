import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { expect, waitFor } from 'storybook/test'
import { Card, CardBody, CardTitle } from '#design-system/card/index.ts'
import { Carousel } from '#design-system/carousel/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { expectFingerTargets } from './finger-targets.ts'

// Above the stories, because their args are made while the module is read.
const HeroSlide = styled.div`
  display: grid;
  min-height: 480px;

  > img {
    width: 100%;
    height: 100%;
    min-height: 0;
    background: ${token.color.sunken};
    object-fit: cover;
  }
`

const meta = {
  id: 'design-system-carousel',
  title: 'Design system/媒体/轮播 Carousel · 走马灯 幻灯片 banner slider',
  component: Carousel,
  args: { label: '合作伙伴', perPage: 3, children: cards(8) },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    // Phones have the count in place of the dots; what is said is the same.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('第 2 页'))
    canvas.getByRole('group', { name: '合作伙伴内容' }).focus()
    await userEvent.keyboard('{Alt>}{Home}{/Alt}')
    await expect(canvas.getByRole('status')).toHaveTextContent('第 2 页')
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('第 1 页'))
    await expectFingerTargets(canvas.getAllByRole('button', { name: /页$/ }))
  },
}

export const Autoplay: Story = {
  tags: ['moves'],
  args: { interval: 5000, perPage: 6, height: 400 },
  play: async ({ canvas, userEvent }) => {
    // With reduced motion nothing moves by itself, so there is nothing to pause.
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(canvas.queryByRole('button', { name: '暂停自动播放' })).toBeNull()
      return
    }
    await userEvent.click(canvas.getByRole('button', { name: '暂停自动播放' }))
    await expect(canvas.getByRole('button', { name: '继续自动播放' })).toBeVisible()
  },
}

export const Hero: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    label: '首页轮播',
    variant: 'hero',
    interval: 5000,
    height: 700,
    perPage: 1,
    children: ['survey', 'annotation', 'government'].map((name) => (
      <HeroSlide key={name} data-tone="ink">
        <img src={`/upload/demo-banner-${name}.webp`} alt="" />
      </HeroSlide>
    )),
  },
}

export const OneItem: Story = { args: { children: cards(1) } }
export const FiftyItems: Story = { args: { children: cards(50), perPage: 6 } }
export const Dark: Story = {
  globals: { theme: 'dark' },
}

function cards(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <Card key={index} isInteractive>
      <CardBody>
        <CardTitle as="p">伙伴 {index + 1}</CardTitle>
      </CardBody>
    </Card>
  ))
}
