import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const widths = {
  narrow: token.size.containerNarrow,
  normal: token.size.container,
  wide: token.size.containerWide,
}

export interface ContainerProps {
  /**
   * Maximum width: 800 px for reading, 1248 px for pages, 1440 px for galleries. In windows from 1600 px pages get
   * 1440 px too.
   */
  $width?: keyof typeof widths
}

/** Centres content and keeps the page's side gutters. */
export const Container = styled.div<ContainerProps>`
  width: 100%;
  max-width: calc(${({ $width = 'normal' }) => widths[$width]} + 2 * ${token.size.gutter});
  margin-inline: auto;
  padding-inline: ${token.size.gutter};
`
