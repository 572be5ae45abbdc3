import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Introduction = styled.div`
  display: grid;
  gap: ${space.x6};
  align-items: center;

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${space.x10};
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x3};
  min-width: 0;
  overflow-wrap: anywhere;

  /* The heading's own distance is for grids below it. */
  > :first-child {
    margin-bottom: 0;
  }
`

export const Text = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
  white-space: pre-line;
`

/** The margin of the sheet: three readings on one line. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space.x2} ${space.x4};
  margin-top: ${space.x6};
  padding-top: ${space.x3};
  border-top: 1px solid ${color.lineStrong};

  ${media.fromTablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr);
  }

  ${media.fromLaptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-top: ${space.x10};
  }

  dt {
    color: ${color.textSubtle};
    font-size: ${fontSize.small};
  }

  dd {
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  a {
    display: inline-flex;
    align-items: center;
    color: inherit;
    text-decoration-color: ${color.lineStrong};

    ${media.touch} {
      min-height: ${token.size.target};
    }
  }
`
