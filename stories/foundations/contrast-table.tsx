import styled from 'styled-components'
import { Tag } from '#design-system/tag/index.ts'
import { contrast, requiredContrast } from '#design-system/tokens/contrast.ts'
import { contrastPairs } from '#design-system/tokens/contrast-pairs.ts'
import { light, type Colours } from '#design-system/tokens/colour.ts'
import { token } from '#design-system/tokens/index.ts'
import { Code, Scroller, Table } from './foundation-page.styles.ts'

/** Every declared pair of one ground with its contrast, computed when the page is drawn. */
export function ContrastTable({ label, colours, grade }: ContrastTableProps) {
  return (
    <Scroller tabIndex={0} role="region" aria-label={`对比度 · ${label}`}>
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
            const ratio = contrast(colours[on], colours[front])
            const required = requiredContrast[grade][kind]
            const isEnough = ratio >= required
            return (
              <tr key={`${on} ${front}`}>
                <td>{front}</td>
                <td>{on}</td>
                <td>
                  <Sample $on={colours[on]} $front={colours[front]} aria-hidden>
                    {kind === 'text' ? '图联 2007' : '■'}
                  </Sample>
                </td>
                <td>
                  <Code>{ratio.toFixed(2)}</Code>
                </td>
                <td>
                  <Tag tone={isEnough ? 'success' : 'danger'}>
                    {isEnough ? '达到' : '未达到'} {required}
                  </Tag>
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Scroller>
  )
}

interface ContrastTableProps {
  label: string
  colours: Colours
  grade: keyof typeof requiredContrast
}

/** On white below, as the figure is computed where the ground lets through. */
const Sample = styled.span<{ $on: string; $front: string }>`
  display: inline-block;
  padding: ${token.space.x05} ${token.space.x15};
  border-radius: ${token.radius.small};
  background: linear-gradient(${({ $on }) => `${$on}, ${$on}`}), ${light.background};
  color: ${({ $front }) => $front};
  white-space: nowrap;
`
