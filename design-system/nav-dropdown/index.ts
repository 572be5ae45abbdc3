export { NavDropdown, type NavDropdownProps } from './nav-dropdown.tsx'
