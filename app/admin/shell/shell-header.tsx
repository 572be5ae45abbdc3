import { KeyRound, LogOut, Menu, Monitor, Moon, Sun, UserRound } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/index.ts'
import { MenuButton } from '#design-system/menu-button/index.ts'
import type { Administrator } from '#app/admin/session/session.ts'
import type { ColourChoice } from './colour-choice.ts'
import { Header, OnlySmall, Welcome } from './shell.styles.ts'

export interface ShellHeaderProps {
  /** Title of the current menu entry (back-office.md §2.3). */
  title: string
  /** Whom to welcome: by real name, or failing that by username. */
  user: Administrator
  colours: ColourChoice
  onColours: (choice: ColourChoice) => void
  /** Opens the menu where the window is too narrow to keep it open. */
  onMenu: () => void
  onChangePassword: () => void
  onLogout: () => void
}

/** The bar above every panel. */
export function ShellHeader(props: ShellHeaderProps) {
  const { title, user, colours, onColours, onMenu, onChangePassword, onLogout } = props
  const name = user.realName || user.username
  const { next, label, Icon } = colourSteps[colours]
  return (
    <Header>
      <OnlySmall>
        <IconButton label="打开菜单" icon={<Menu aria-hidden />} onClick={onMenu} />
      </OnlySmall>
      <h1 tabIndex={-1}>{title}</h1>
      <Welcome>欢迎，{name}</Welcome>
      <IconButton label={label} icon={<Icon aria-hidden />} onClick={() => onColours(next)} />
      <MenuButton
        variant="icon"
        label={`账号：${name}`}
        icon={<UserRound aria-hidden />}
        actions={[
          { key: 'password', label: '修改密码', icon: <KeyRound aria-hidden />, onAction: onChangePassword },
        ]}
      />
      <IconButton label="退出登录" icon={<LogOut aria-hidden />} onClick={onLogout} />
    </Header>
  )
}

const colourSteps = {
  system: { next: 'light', label: '配色：跟随系统', Icon: Monitor },
  light: { next: 'dark', label: '配色：浅色', Icon: Sun },
  dark: { next: 'system', label: '配色：深色', Icon: Moon },
} as const satisfies Record<ColourChoice, { next: ColourChoice; label: string; Icon: unknown }>
