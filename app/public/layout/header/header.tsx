import { Link, NavLink, useLocation } from '@remix-run/react'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { NavDropdown } from '#design-system/nav-dropdown/index.ts'
import { company } from '#app/public/company.ts'
import { Brand } from '#app/public/layout/brand.tsx'
import { SeniorButton } from '#app/theme-choice/senior-button.tsx'
import { Bar, Find, Home, Navigation, Root, Services, Tools } from './header.styles.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { navigation } from './navigation.ts'
import { useIsScrolled } from './use-is-scrolled.ts'

export interface HeaderProps {
  /** The page begins with a dark picture that shows through until it is scrolled. */
  isOverDark?: boolean
}

/** Logo and navigation of every public page (public-site §2.2). */
export function Header({ isOverDark = false }: HeaderProps) {
  const root = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isScrolled = useIsScrolled()
  const [isMenuOpen, setMenuOpen] = useState(false)
  // Not state: that would render all links again in one task during hydration.
  useEffect(() => root.current?.setAttribute('data-following', 'true'), [])

  function closeMenus(event: MouseEvent) {
    if ((event.target as Element).closest('a'))
      root.current?.querySelector('details')?.removeAttribute('open')
  }

  const isClear = isOverDark && !isScrolled && !isMenuOpen
  return (
    // Every link inside is a control of its own; this only notices that one was followed.

    <Root
      ref={root}
      onClick={closeMenus}
      data-tone={isClear ? 'ink' : 'plain'}
      data-scrolled={isScrolled || undefined}
    >
      <Bar>
        <Home as={Link} to="/" aria-label={`${company.name} ${company.latinName}，首页`}>
          <Brand />
        </Home>
        <Navigation aria-label="主导航">
          <ul>
            {navigation.map((entry) =>
              'path' in entry ? (
                <li key={entry.name}>
                  <NavLink to={entry.path} end>
                    {entry.name}
                  </NavLink>
                </li>
              ) : (
                <li key={entry.name}>
                  <NavDropdown
                    label={entry.name}
                    isCurrent={entry.services.some(({ path }) => pathname.startsWith(path))}
                  >
                    <Services>
                      {entry.services.map(({ name, path, summary }) => (
                        <li key={path}>
                          <NavLink to={path}>
                            <strong>{name}</strong>
                            <span>{summary}</span>
                          </NavLink>
                        </li>
                      ))}
                    </Services>
                  </NavDropdown>
                </li>
              ),
            )}
          </ul>
        </Navigation>
        <Tools>
          <Find as={Link} to="/search" aria-label="站内搜索">
            <Search aria-hidden />
          </Find>
          <SeniorButton />
          <MobileMenu onToggle={setMenuOpen} />
        </Tools>
      </Bar>
    </Root>
  )
}
