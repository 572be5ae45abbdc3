import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import type { MessageNotice } from './message.ts'

const { color, space } = token

export const Form = styled.form`
  display: grid;
  gap: ${space.x2};
`

/** Every field keeps the room of its error line, so that nothing moves under the pointer when one appears. */
export const Fields = styled.div`
  display: grid;
  gap: ${space.x05} ${space.x3};

  > * {
    align-content: start;
    min-height: 6.25rem;
  }

  > :last-child {
    min-height: 10.5rem;
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

  ${media.fromTablet} {
    grid-template-columns: 1fr auto;
  }
`

const tones = {
  success: css`
    color: ${color.terrainText};
  `,
  failure: css`
    color: ${color.dangerText};
  `,
}

/** Holds its line from the first moment: the sentence about sending appears without moving the button. */
export const Notice = styled.p<{ $tone?: MessageNotice['tone'] }>`
  display: flex;
  gap: ${space.x1};
  align-items: center;
  min-height: ${token.size.controlLarge};
  color: ${color.textMuted};
  font-weight: ${token.fontWeight.medium};
  ${({ $tone }) => $tone && tones[$tone]}

  > svg {
    flex: none;
    width: ${token.size.icon};
    height: ${token.size.icon};
  }
`
