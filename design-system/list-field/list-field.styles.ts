import styled, { css } from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

const variants = {
  card: css`
    grid-template: 'head acts' auto 'body body' auto 'error error' auto / 1fr auto;
    padding: ${space.x1} ${space.x15} ${space.x15};
  `,
  line: css`
    grid-template: 'head body acts' auto 'error error error' auto / auto 1fr auto;
    padding: ${space.x05} ${space.x1};

    @container (width < 34rem) {
      grid-template: 'head acts' auto 'body body' auto 'error error' auto / 1fr auto;
    }
  `,
}

/** How an entry is laid out. */
export type EntryVariant = keyof typeof variants

export const Frame = styled.div`
  display: grid;
  gap: ${space.x1};
  min-width: 0;
`

export const Entries = styled.ol`
  display: grid;
  gap: ${space.x1};
  margin: 0;
  padding: 0;
  list-style: none;
  container-type: inline-size;

  &[hidden] {
    display: none;
  }

  > li {
    min-width: 0;
  }
`

export const EntryRoot = styled.div<{ $variant: EntryVariant; $isInvalid: boolean }>`
  position: relative;
  display: grid;
  align-items: center;
  gap: ${space.x05} ${space.x1};
  min-width: 0;
  border: 1px solid ${({ $isInvalid }) => ($isInvalid ? color.dangerText : color.lineStrong)};
  border-radius: ${token.radius.medium};
  background: ${color.surface};
  scroll-margin-block: ${token.size.header};
  ${({ $variant }) => variants[$variant]}

  &:focus-visible {
    ${focusRing}
  }

  &[data-dragging] {
    opacity: 0.5;
  }

  &[data-drop-target] {
    outline: 2px solid ${color.survey};
    outline-offset: 1px;
  }

  ${media.forcedColors} {
    &[data-drop-target] {
      outline-color: Highlight;
    }
  }
`

export const Head = styled.div`
  display: flex;
  grid-area: head;
  align-items: center;
  margin-inline-start: calc(-1 * ${space.x05});
  gap: ${space.x05};
  min-width: 0;
`

export const Handle = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: ${token.size.controlSmall};
  height: ${token.size.controlSmall};
  border-radius: ${token.radius.small};
  color: ${color.textMuted};
  cursor: grab;

  svg {
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
  }

  &:focus-visible {
    ${focusRing}
  }

  &[aria-disabled='true'] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${color.hovered};
      color: ${color.text};
    }
  }

  ${media.touch} {
    width: ${token.size.target};
    height: ${token.size.target};
  }

  ${media.forcedColors} {
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`

export const Name = styled.span`
  flex: none;
  max-width: 60%;
  overflow: hidden;
  color: ${color.text};
  font-size: ${token.fontSize.small};
  font-weight: ${token.fontWeight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Summary = styled.span`
  min-width: 0;
  overflow: hidden;
  color: ${color.textSubtle};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Acts = styled.div`
  display: flex;
  grid-area: acts;
`

export const Body = styled.div`
  display: grid;
  grid-area: body;
  gap: ${space.x15};
  min-width: 0;
`

export const EntryError = styled.span`
  display: flex;
  grid-area: error;
  align-items: flex-start;
  gap: ${space.x05};
  color: ${color.dangerText};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};

  svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    margin-top: 0.15em;
  }
`

/** What follows the pointer while an entry is dragged; waits outside the window. */
export const Chip = styled.span`
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: -100vw;
  max-width: 20rem;
  padding: ${space.x05} ${space.x15};
  overflow: hidden;
  border: 1px solid ${color.survey};
  border-radius: ${token.radius.small};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${token.fontSize.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Nothing = styled.p`
  margin: 0;
  padding: ${space.x2};
  border: 1px dashed ${color.edge};
  border-radius: ${token.radius.medium};
  background: ${color.surface};
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};
`

export const AddLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x05} ${space.x15};
  color: ${color.textSubtle};
  font-size: ${token.fontSize.small};
`
