import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react'
import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { chooseTheme } from './choose-theme.ts'
import { SENIOR_SWITCH } from './theme-switches.ts'

/**
 * Switches to large text and back, near the top of every page. CSS shows one of both names by the root's theme, correct
 * before hydration.
 */
export const SeniorButton = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function SeniorButton(props, ref) {
    return (
      <Root ref={ref} type="button" onClick={toggleSenior} {...{ [SENIOR_SWITCH]: '' }} {...props}>
        <span>适老版</span>
        <span>标准版</span>
      </Root>
    )
  },
)

function toggleSenior({ defaultPrevented }: MouseEvent) {
  // The head's script has answered; there is none in Storybook.
  if (defaultPrevented) return
  chooseTheme(document.documentElement.dataset.theme === 'senior' ? 'light' : 'senior')
}

const { color, space } = token

const Root = styled.button`
  flex: none;
  min-height: ${token.size.controlSmall};
  padding: 0 ${space.x15};
  border: 1px solid ${color.edge};
  border-radius: ${token.radius.round};
  background: transparent;
  color: ${color.text};
  font-size: ${token.fontSize.small};
  white-space: nowrap;

  /* Without the head's script there is no theme to choose. */
  :root:not([data-theme]) & {
    visibility: hidden;
  }

  :root[data-theme='senior'] & > :first-child,
  :root:not([data-theme='senior']) & > :last-child {
    display: none;
  }

  ${media.touch} {
    min-height: ${token.size.target};
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.text};
      background: ${color.hovered};
    }
  }

  &:active {
    background: ${color.sunken};
  }
`
