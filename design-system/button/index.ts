export { blockedPresses, isAriaDisabled } from './blocked-presses.ts'
export { Button, type ButtonProps } from './button.tsx'
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx'
