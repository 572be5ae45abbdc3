import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { space } = token

export const Form = styled.form`
  display: grid;
  gap: ${space.x2};
`

/** Label, borders, padding and error line of the message field, beside its rows of text. */
const MESSAGE_EXTRA = '4.7rem'
const ROW_HEIGHT = '1.45rem'

/** Every field keeps the room of its error line, so that nothing moves under the pointer when one appears. */
export const Fields = styled.div<{ $messageRows: number }>`
  display: grid;
  gap: ${space.x05} ${space.x3};

  > * {
    align-content: start;
    min-height: 6.25rem;
  }

  > :last-child {
    min-height: calc(${({ $messageRows }) => $messageRows} * ${ROW_HEIGHT} + ${MESSAGE_EXTRA});
  }

  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`

export const Foot = styled.div`
  display: grid;
  gap: ${space.x2};
  align-items: center;

  /* Nothing to say yet: no room either. */
  ${media.belowTablet} {
    > :empty {
      margin-bottom: calc(-1 * ${space.x2});
    }
  }

  ${media.fromTablet} {
    grid-template-columns: 1fr auto;
  }
`
