import { NavLink } from '@remix-run/react'
import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SEARCH_PATH } from '#app/public/search/search-address.ts'
import { navigation } from './navigation.ts'
import { Group, Panel, Root, Toggle } from './mobile-menu.styles.ts'

export interface MobileMenuProps {
  /** Tells the header, which then takes a solid ground. */
  onToggle?: (isOpen: boolean) => void
}

/** The navigation of small screens (public-site §2.2): a native disclosure, so that it opens without JavaScript too. */
export function MobileMenu({ onToggle }: MobileMenuProps) {
  const root = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const close = () => root.current?.removeAttribute('open')
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      root.current?.querySelector('summary')?.focus()
    }
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) close()
    }
    // Captured: what React answers goes no further than its root.
    document.addEventListener('keydown', closeByKey, true)
    document.addEventListener('pointerdown', closeOutside, true)
    return () => {
      document.removeEventListener('keydown', closeByKey, true)
      document.removeEventListener('pointerdown', closeOutside, true)
    }
  }, [isOpen])

  function noteToggle() {
    const isNowOpen = root.current?.open ?? false
    setOpen(isNowOpen)
    onToggle?.(isNowOpen)
  }

  return (
    <Root ref={root} onToggle={noteToggle}>
      <Toggle aria-label={isOpen ? '关闭菜单' : '打开菜单'}>
        {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
      </Toggle>
      <Panel aria-label="移动端导航">
        <ul>
          {navigation.map((entry) =>
            'path' in entry ? (
              <li key={entry.name}>
                <NavLink to={entry.path} end>
                  {entry.name}
                </NavLink>
              </li>
            ) : (
              <Group key={entry.name}>
                <p>{entry.name}</p>
                <ul>
                  {entry.services.map(({ name, path }) => (
                    <li key={path}>
                      <NavLink to={path}>{name}</NavLink>
                    </li>
                  ))}
                </ul>
              </Group>
            ),
          )}
          <li>
            <NavLink to={SEARCH_PATH}>站内搜索</NavLink>
          </li>
        </ul>
      </Panel>
    </Root>
  )
}
