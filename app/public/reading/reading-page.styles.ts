import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { lineLength } from '#design-system/tokens/line-length.ts'

const { color, space } = token

export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  padding-block: ${space.x4} ${space.x6};
  overflow-wrap: anywhere;

  ${media.fromLaptop} {
    padding-block: ${space.x6} ${space.x8};
  }

  ${media.print} {
    padding-block: ${space.x3};
  }
`

export const Head = styled.header`
  display: grid;
  gap: ${space.x2};

  ${media.print} {
    > nav {
      display: none;
    }
  }
`

export const Title = styled.h1`
  font-size: ${token.fontSize.h2};
  line-height: ${token.lineHeight.snug};
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x05} ${space.x2};
  align-items: baseline;
  padding-bottom: ${space.x2};
  border-bottom: 1px solid ${color.line};
  color: ${color.textSubtle};
  font-size: ${token.fontSize.small};

  time {
    font-family: ${token.font.figure};
  }
`

/** A text's own summary, set apart from it. */
export const Summary = styled.p`
  max-width: ${lineLength};
  padding-left: ${space.x2};
  border-left: 3px solid ${color.survey};
  color: ${color.textMuted};
`

/** Buttons that lead on from the text; on paper they lead nowhere. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};

  ${media.print} {
    display: none;
  }
`
