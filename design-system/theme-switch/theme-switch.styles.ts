import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, size } = token

export const Root = styled.div`
  color: ${color.text};
  font-size: ${token.fontSize.small};

  /* Only a script can keep a choice; without one the root has no theme. */
  :root:not([data-theme]) & {
    display: none;
  }
`

export const Menu = styled.details`
  position: relative;
`

export const Toggle = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
  min-height: ${size.controlMedium};
  padding: 0 ${space.x15};
  border: 1px solid ${color.edge};
  border-radius: ${token.radius.medium};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    width: ${size.iconSmall};
    height: ${size.iconSmall};
    color: ${color.textMuted};
  }

  ${media.touch} {
    min-height: ${size.target};
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.text};
      background: ${color.hovered};
    }
  }

  ${Menu}[open] > & {
    background: ${color.hovered};
  }

  ${Menu}[open] > & > svg:last-child {
    transform: rotate(180deg);
  }
`

const sides = {
  above: css`
    bottom: calc(100% + ${space.x1});
  `,
  below: css`
    top: calc(100% + ${space.x1});
  `,
}

const edges = {
  start: css``,
  end: css`
    ${media.fromLaptop} {
      inset-inline: auto 0;
    }
  `,
}

export const Panel = styled.div<{ $side: keyof typeof sides; $align: keyof typeof edges }>`
  position: absolute;
  z-index: ${token.zIndex.dropdown};
  inset-inline-start: 0;
  width: min(19rem, calc(100vw - 2 * ${size.gutter}));
  padding: ${space.x1};
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius.medium};
  background: ${color.surface};
  box-shadow: ${token.shadow.high};
  ${({ $side }) => sides[$side]}
  ${({ $align }) => edges[$align]}
`

export const Choices = styled.fieldset`
  display: grid;
  gap: ${space.x05};
`

export const More = styled.div`
  display: grid;
  gap: ${space.x05};
  margin-top: ${space.x05};
  padding-top: ${space.x05};
  border-top: 1px solid ${color.line};
`

export const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.x15};
  min-height: ${size.target};
  padding: ${space.x1} ${space.x15};
  border-radius: ${token.radius.small};
  line-height: ${token.lineHeight.snug};
  cursor: pointer;

  > svg {
    flex: none;
    width: ${size.icon};
    height: ${size.icon};
    color: ${color.textMuted};
  }

  > input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color.primary};
  }

  &:has(:checked) {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};

    > svg {
      color: inherit;
    }
  }

  ${media.hover} {
    &:hover:not(:has(:checked)) {
      background: ${color.hovered};
    }
  }

  &:has(:focus-visible) {
    outline: ${size.focusRing} solid ${color.focus};
    outline-offset: -2px;

    > input {
      outline: none;
    }
  }
`

export const Words = styled.span`
  flex: 1;
  min-width: 0;

  > small {
    display: block;
    color: ${color.textMuted};
    font-size: ${token.fontSize.caption};
  }

  ${Choice}:has(:checked) & > small {
    color: inherit;
  }
`
