import { createGlobalStyle } from 'styled-components'
import { globalCss } from './global-css.ts'

/** The same rules as a component, for documents that no server of ours prints: Storybook and component tests. */
export const GlobalStyle = createGlobalStyle`
  ${globalCss}
`
