import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Panel = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: ${space.x4};
  overflow: hidden;
  padding: ${space.x5} ${space.x3};
  border-radius: ${token.radius.large};
  background: ${color.background};
  color: ${color.text};

  > :first-child {
    z-index: -1;
  }

  ${media.fromTablet} {
    padding: ${space.x8} ${space.x6};
  }

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.x8};
    align-items: center;
    padding: ${space.x10} ${space.x8};
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x2};
  max-width: 40rem;
  overflow-wrap: anywhere;
`

export const Heading = styled.h2`
  font-size: ${token.fontSize.h3};
`

export const Text = styled.p`
  color: ${color.textMuted};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
`
