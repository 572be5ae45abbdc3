import styled from 'styled-components'
import { GlobalStyle } from '#design-system/global-style/index.ts'
import { token } from '#design-system/tokens/index.ts'
import type { fontSize, lineHeight } from '#design-system/tokens/scales.ts'
import { Code, Scroller, Table } from './foundation-page.styles.ts'

type Style = {
  name: string
  size: keyof typeof fontSize
  weight: 'regular' | 'medium' | 'semibold'
  line: keyof typeof lineHeight
  isFigure?: boolean
  use: string
}

/** Composites: size, weight, line and family that go together, and what each is for. */
const styles: Style[] = [
  { name: 'display', size: 'display', weight: 'semibold', line: 'tight', use: '首屏主张，一页一处' },
  { name: 'heading-1', size: 'h1', weight: 'semibold', line: 'tight', use: '页名' },
  { name: 'heading-2', size: 'h2', weight: 'semibold', line: 'tight', use: '分区标题' },
  { name: 'heading-3', size: 'h3', weight: 'semibold', line: 'tight', use: '小节、图文行的标题' },
  { name: 'heading-4', size: 'h4', weight: 'semibold', line: 'snug', use: '面板、对话框里的标题' },
  { name: 'heading-5', size: 'h5', weight: 'semibold', line: 'snug', use: '卡片标题' },
  { name: 'lead', size: 'lead', weight: 'regular', line: 'body', use: '导语，一两句' },
  { name: 'body', size: 'body', weight: 'regular', line: 'body', use: '访客页面的正文' },
  { name: 'body-small', size: 'small', weight: 'regular', line: 'body', use: '后台的文字、说明、表单' },
  { name: 'label', size: 'small', weight: 'medium', line: 'snug', use: '字段名称、按钮' },
  { name: 'caption', size: 'caption', weight: 'regular', line: 'snug', use: '图注、时间、计数' },
  { name: 'figure', size: 'h3', weight: 'medium', line: 'figure', isFigure: true, use: '统计数字' },
  {
    name: 'eyebrow',
    size: 'caption',
    weight: 'medium',
    line: 'snug',
    isFigure: true,
    use: '眉题、坐标、编号',
  },
]

/** The table of composites, each drawn as itself. */
export function TypeStyles() {
  return (
    <Scroller className="sb-unstyled" tabIndex={0} role="region" aria-label="文字样式">
      <GlobalStyle />
      <Table>
        <thead>
          <tr>
            <th scope="col">样式</th>
            <th scope="col">样子</th>
            <th scope="col">由哪些变量组成</th>
            <th scope="col">用在</th>
          </tr>
        </thead>
        <tbody>
          {styles.map((style) => (
            <tr key={style.name}>
              <th scope="row">{style.name}</th>
              <td>
                <Sample $style={style}>测绘万物 2007</Sample>
              </td>
              <td>
                <Code>
                  fontSize.{style.size} · fontWeight.{style.weight} · lineHeight.{style.line}
                  {style.isFigure && ' · font.figure'}
                </Code>
              </td>
              <td>{style.use}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}

const Sample = styled.span<{ $style: Style }>`
  font-family: ${({ $style }) => ($style.isFigure ? token.font.figure : token.font.body)};
  font-size: ${({ $style }) => token.fontSize[$style.size]};
  font-weight: ${({ $style }) => token.fontWeight[$style.weight]};
  line-height: ${({ $style }) => token.lineHeight[$style.line]};
  white-space: nowrap;
`
