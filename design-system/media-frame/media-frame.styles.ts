import styled, { css } from 'styled-components'
import { Picture } from '#design-system/picture/index.ts'
import { token } from '#design-system/tokens/index.ts'

const { color } = token

export const fits = {
  cover: css`
    object-fit: cover;
  `,
  contain: css`
    object-fit: contain;
  `,
}

export const Root = styled.div<{ $ratio: string }>`
  position: relative;
  overflow: hidden;
  width: 100%;
  background: ${color.sunken};
  ${({ $ratio }) => ($ratio === 'none' ? 'height: 100%;' : `aspect-ratio: ${$ratio};`)}
`

export const Image = styled(Picture)<{ $fit: keyof typeof fits }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  ${({ $fit }) => fits[$fit]}
`

/** Crossed like an empty cell on a map sheet. */
export const Missing = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background:
    linear-gradient(
      to top right,
      transparent calc(50% - 0.5px),
      ${color.lineStrong} 0 calc(50% + 0.5px),
      transparent 0
    ),
    linear-gradient(
      to top left,
      transparent calc(50% - 0.5px),
      ${color.lineStrong} 0 calc(50% + 0.5px),
      transparent 0
    ),
    ${color.sunken};
  color: ${color.textSubtle};
  font-size: ${token.fontSize.small};

  /* An icon; a drawing that gives its own measures keeps them. Nothing here is said of every element too: of two rules that
     weigh nothing the later one holds. */
  :where(& > svg) {
    width: calc(${token.size.iconLarge} + 2 * ${token.space.x1});
    height: calc(${token.size.iconLarge} + 2 * ${token.space.x1});
    padding: ${token.space.x1};
    background: ${color.sunken};
  }
`
