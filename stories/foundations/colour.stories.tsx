import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { Tag } from '#design-system/tag/index.ts'
import { themes, type Theme } from '#design-system/theme/index.ts'
import { colourDescriptions } from '#design-system/tokens/colour-descriptions.ts'
import type { Colours as ThemeColours } from '#design-system/tokens/colour.ts'
import { contrast, requiredContrast } from '#design-system/tokens/contrast.ts'
import { contrastPairs } from '#design-system/tokens/contrast-pairs.ts'
import { token } from '#design-system/tokens/index.ts'
import { ContrastTable } from './contrast-table.tsx'
import { Code, Group, Page, Scroller, Table } from './foundation-page.styles.ts'

/**
 * Semantic colours of every theme, on its ground and inside its ink sections, with the contrast of every declared
 * pair.
 */
const meta = { id: 'foundations-colour', title: 'Foundations/颜色 Colour' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const allThemes: [string, Theme][] = Object.entries(themes)
const colourNames = Object.keys(colourDescriptions) as (keyof ThemeColours)[]

/** What the figures say in all. */
export const Summary: Story = {
  render: () => (
    <Page>
      <Group>
        <h2>对比度总览</h2>
        <p>
          组件实际用到的前景与底色共 {contrastPairs.length} 对，其中文字{' '}
          {contrastPairs.filter(({ kind }) => kind === 'text').length} 对；在 {allThemes.length}{' '}
          个主题的两种底色（自身与深色分区）上逐一计算，共 {contrastPairs.length * allThemes.length * 2}{' '}
          个数值，任何一个不达标，单元测试即失败。停用控件的文字与纯装饰的线条按 WCAG 1.4.3、1.4.11 不作要求。
        </p>
        <Scroller tabIndex={0} role="region" aria-label="各主题的最低对比度">
          <Table>
            <thead>
              <tr>
                <th>主题</th>
                <th>要求（文字 / 图形）</th>
                <th>文字最低</th>
                <th>图形最低</th>
                <th>深色分区：文字最低</th>
                <th>深色分区：图形最低</th>
              </tr>
            </thead>
            <tbody>
              {allThemes.map(([name, { label, grade, colours, ink }]) => (
                <tr key={name}>
                  <td>{label}</td>
                  <td>
                    <Tag tone="success">{grade}</Tag> {requiredContrast[grade].text} /{' '}
                    {requiredContrast[grade].graphic}
                  </td>
                  {[lowest(colours, 'text'), lowest(colours, 'graphic')].map(toCell)}
                  {[lowest(ink, 'text'), lowest(ink, 'graphic')].map(toCell)}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
        <p>
          设计工具可导入 <Code>design-system/tokens/dtcg</Code> 中的文件（W3C Design Tokens 2025.10
          格式）：色阶、尺度，每个主题及其深色分区各一个文件，由 <Code>tulian.resolver.json</Code>{' '}
          说明如何叠放；Figma 与 Tokens Studio 按主题分别导入为模式。修改令牌后运行{' '}
          <Code>npm run tokens</Code> 重新生成，文件过期时测试失败。
        </p>
      </Group>
    </Page>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(4)
    for (const { colours, ink, grade } of Object.values(themes)) {
      await expect(lowest(colours, 'text')).toBeGreaterThanOrEqual(requiredContrast[grade].text)
      await expect(lowest(ink, 'text')).toBeGreaterThanOrEqual(requiredContrast[grade].text)
    }
  },
}

/** Each colour's use and its value in every theme. */
export const Colours: Story = {
  render: () => (
    <Page>
      {(['colours', 'ink'] as const).map((ground) => (
        <Group key={ground}>
          <h2>{ground === 'ink' ? '深色分区内' : '主题'}</h2>
          <Scroller tabIndex={0} role="region" aria-label={`语义颜色 · ${ground}`}>
            <Table>
              <thead>
                <tr>
                  <th>名称</th>
                  <th>用途</th>
                  {allThemes.map(([name, { label }]) => (
                    <th key={name}>{label}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {colourNames.map((colour) => (
                  <tr key={colour}>
                    <td>
                      <Code>{colour}</Code>
                    </td>
                    <td>{colourDescriptions[colour]}</td>
                    {allThemes.map(([name, theme]) => (
                      <td key={name}>
                        <Swatch $colour={theme[ground][colour]} />
                        <Code>{theme[ground][colour]}</Code>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </Scroller>
        </Group>
      ))}
    </Page>
  ),
}

/** The pairs of the theme chosen in the toolbar. */
export const Contrast: Story = {
  // Hundreds of figures, each of them tested; a picture of them would tell nothing more.
  tags: ['no-screenshot'],
  render: (_args, { globals }) => {
    const { label, colours, ink, grade } =
      (themes as Record<string, Theme>)[globals.theme as string] ?? themes.light
    return (
      <Page>
        <Group>
          <h2>对比度 · {label}</h2>
          <ContrastTable label={label} colours={colours} grade={grade} />
        </Group>
        <Group>
          <h2>对比度 · {label}，深色分区内</h2>
          <ContrastTable label={`${label}，深色分区内`} colours={ink} grade={grade} />
        </Group>
      </Page>
    )
  },
}

function lowest(colours: ThemeColours, kind: 'text' | 'graphic'): number {
  const ratios = contrastPairs.filter((pair) => pair.kind === kind)
  return Math.min(...ratios.map(({ on, front }) => contrast(colours[on], colours[front])))
}

function toCell(ratio: number, index: number) {
  return (
    <td key={index}>
      <Code>{ratio.toFixed(2)}</Code>
    </td>
  )
}

const Swatch = styled.div<{ $colour: string }>`
  width: ${token.space.x8};
  height: ${token.space.x3};
  margin-bottom: ${token.space.x05};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.small};
  background: ${({ $colour }) => ($colour.includes('(') || $colour.startsWith('#') ? $colour : `rgb(${$colour})`)};
`
