import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { radius, space } from '#design-system/tokens/scales.ts'
import { shadow } from '#design-system/tokens/shadows.ts'
import { token } from '#design-system/tokens/index.ts'
import { Code, Group, Page, Tiles } from './foundation-page.styles.ts'

/** Distances on an 8 px rhythm, corners and shadows. */
const meta = { id: 'foundations-space', title: 'Foundations/间距 Space' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Space: Story = {
  render: () => (
    <Page>
      <Group>
        <h2>间距</h2>
        {Object.entries(space).map(([name, value]) => (
          <div key={name}>
            <Code>
              {name} · {value}
            </Code>
            <Bar $width={value} />
          </div>
        ))}
      </Group>
      <Group>
        <h2>圆角与阴影</h2>
        <Tiles>
          {(Object.keys(radius) as (keyof typeof radius)[]).map((name) => (
            <li key={name}>
              <Box $radius={token.radius[name]} />
              <Code>{name}</Code>
            </li>
          ))}
          {(Object.keys(shadow) as (keyof typeof shadow)[]).map((name) => (
            <li key={name}>
              <Box $shadow={token.shadow[name]} />
              <Code>{name}</Code>
            </li>
          ))}
        </Tiles>
      </Group>
    </Page>
  ),
}

const Bar = styled.div<{ $width: string }>`
  width: ${({ $width }) => $width};
  height: ${token.space.x1};
  background: ${token.color.primary};
`

const Box = styled.div<{ $radius?: string; $shadow?: string }>`
  height: ${token.space.x10};
  margin-bottom: ${token.space.x1};
  border: 1px solid ${token.color.line};
  border-radius: ${({ $radius }) => $radius ?? token.radius.small};
  background: ${token.color.surface};
  box-shadow: ${({ $shadow }) => $shadow ?? 'none'};
`
