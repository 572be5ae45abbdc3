import styled, { css } from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const tones = {
  info: css`
    --mark: ${color.link};
    background: ${color.primarySoft};
  `,
  success: css`
    --mark: ${color.terrainText};
    background: ${color.terrainSoft};
  `,
  warning: css`
    --mark: ${color.surveyText};
    background: ${color.surveySoft};
  `,
  danger: css`
    --mark: ${color.dangerText};
    background: ${color.dangerSoft};
  `,
}

export const Root = styled.div<{ $tone: keyof typeof tones }>`
  display: flex;
  align-items: flex-start;
  gap: ${space.x15};
  padding: ${space.x15} ${space.x2};
  border: 1px solid transparent;
  border-left: 3px solid var(--mark);
  border-radius: ${token.radius.small};
  color: ${color.text};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.body};
  ${({ $tone }) => tones[$tone]}

  > svg {
    flex: none;
    width: ${token.size.icon};
    height: ${token.size.icon};
    margin-top: 0.1em;
    color: var(--mark);
  }

  > button {
    margin: calc(-1 * ${space.x05}) calc(-1 * ${space.x1}) 0 0;
  }
`

export const Body = styled.div`
  display: grid;
  flex: 1;
  gap: ${space.x05};
  justify-items: start;
  min-width: 0;
`

export const Title = styled.p`
  font-weight: ${token.fontWeight.semibold};
`

/* As wide as there is room: what asks its own width (a comparison) would have none of its own. */
export const Words = styled.div`
  justify-self: stretch;
  min-width: 0;
`
