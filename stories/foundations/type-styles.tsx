import styled from 'styled-components'
import { GlobalStyle } from '#design-system/global-style/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { typeStyles, type TypeStyle } from '#design-system/tokens/type-styles.ts'
import { Code, Scroller, Table } from './foundation-page.styles.ts'

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
          {Object.entries(typeStyles).map(([name, style]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Sample $style={style}>测绘万物 2007</Sample>
              </td>
              <td>
                <Code>
                  font.{style.font} · fontSize.{style.size} · fontWeight.{style.weight} · lineHeight.
                  {style.line}
                  {' · '}
                  letterSpacing.{style.spacing}
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

const Sample = styled.span<{ $style: TypeStyle }>`
  font-family: ${({ $style }) => token.font[$style.font]};
  font-size: ${({ $style }) => token.fontSize[$style.size]};
  font-weight: ${({ $style }) => token.fontWeight[$style.weight]};
  letter-spacing: ${({ $style }) => token.letterSpacing[$style.spacing]};
  line-height: ${({ $style }) => token.lineHeight[$style.line]};
  white-space: nowrap;
`
