export { Header, type HeaderProps } from './header.tsx'
