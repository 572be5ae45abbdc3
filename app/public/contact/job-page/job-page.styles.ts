import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { Acts } from '#app/public/reading/reading-page.styles.ts'

const { color, size, space } = token

/**
 * The way to apply; on phones it stays at the foot of the window and rests below the posting's end. No link of a posting
 * can have the focus under it (WCAG 2.4.11).
 */
export const ApplyBar = styled(Acts)`
  margin-top: ${space.x4};

  ${media.belowTablet} {
    position: sticky;
    bottom: 0;
    z-index: ${token.zIndex.raised};
    margin-inline: calc(-1 * ${size.gutter});
    padding: ${space.x15} ${size.gutter} max(${space.x15}, env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    background: ${color.background};

    > * {
      flex: 1;
    }
  }
`
