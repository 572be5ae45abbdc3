import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { Tag } from '#design-system/tag/index.ts'
import { themes } from '#design-system/theme/index.ts'
import { contrast, requiredContrast } from '#design-system/tokens/contrast.ts'
import { contrastPairs } from '#design-system/tokens/contrast-pairs.ts'
import { token } from '#design-system/tokens/index.ts'
import { Code, Group, Page, Scroller, Table, Tiles } from './foundation-page.styles.ts'

/** Semantic colours of every theme with the contrast of each declared pair, computed when the page is drawn. */
const meta = { title: 'Foundations/Colour' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Colours: Story = {
  render: () => (
    <Page>
      {Object.entries(themes).map(([name, { label, colours }]) => (
        <Group
          key={name}
          data-theme={name === 'dark' ? undefined : name}
          data-tone={name === 'dark' ? 'ink' : undefined}
        >
          <h2>{label}</h2>
          <Tiles>
            {Object.entries(colours)
              .filter(([, value]) => value.startsWith('#'))
              .map(([colour, value]) => (
                <li key={colour}>
                  <Swatch $colour={value} />
                  <div>{colour}</div>
                  <Code>{value}</Code>
                </li>
              ))}
          </Tiles>
        </Group>
      ))}
    </Page>
  ),
}

export const Contrast: Story = {
  render: (_args, { globals }) => {
    const theme = themes[globals.theme as keyof typeof themes] ?? themes.light
    return (
      <Page>
        <Group>
          <h2>对比度 · {theme.label}</h2>
          {/* A box that scrolls must be reachable by keyboard. */}
          {}
          <Scroller tabIndex={0} role="region" aria-label="对比度表">
            <Table>
              <thead>
                <tr>
                  <th>前景</th>
                  <th>底色</th>
                  <th>示例</th>
                  <th>对比度</th>
                  <th>要求</th>
                </tr>
              </thead>
              <tbody>
                {contrastPairs.map(({ on, front, kind }) => {
                  const ratio = contrast(theme.colours[on], theme.colours[front])
                  const isEnough = ratio >= requiredContrast[kind]
                  return (
                    <tr key={`${on} ${front}`}>
                      <td>{front}</td>
                      <td>{on}</td>
                      <td>
                        <Sample $on={theme.colours[on]} $front={theme.colours[front]} aria-hidden>
                          {kind === 'text' ? '图联 2007' : '■'}
                        </Sample>
                      </td>
                      <td>
                        <Code>{ratio.toFixed(2)}</Code>
                      </td>
                      <td>
                        <Tag tone={isEnough ? 'success' : 'danger'}>
                          {isEnough ? '达到' : '未达到'} {requiredContrast[kind]}
                        </Tag>
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </Table>
          </Scroller>
        </Group>
      </Page>
    )
  },
}

const Swatch = styled.div<{ $colour: string }>`
  height: ${token.space.x8};
  margin-bottom: ${token.space.x1};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.small};
  background: ${({ $colour }) => $colour};
`

const Sample = styled.span<{ $on: string; $front: string }>`
  display: inline-block;
  padding: ${token.space.x05} ${token.space.x15};
  border-radius: ${token.radius.small};
  background: ${({ $on }) => $on};
  color: ${({ $front }) => $front};
  white-space: nowrap;
`
