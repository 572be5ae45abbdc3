export { MenuButton, type MenuAction, type MenuButtonProps } from './menu-button.tsx'
