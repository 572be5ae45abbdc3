import { CircleAlert, KeyRound, LogOut, Menu, MonitorSmartphone, UserRound } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/index.ts'
import { MenuButton } from '#design-system/menu-button/index.ts'
import type { Administrator } from '#app/admin/api/session.ts'
import { ThemeMenu } from './theme-menu.tsx'
import { Header, OnlySmall, Welcome } from './shell.styles.ts'

export interface ShellHeaderProps {
  /** Title of the current menu entry (back-office §2.3). */
  title: string
  /** Id of the title, which names the content below. */
  titleId: string
  /** Whom to welcome: by real name, or failing that by username. */
  user: Administrator
  /** Opens the menu where the window is too narrow to keep it open. */
  onMenu: () => void
  onChangePassword: () => void
  /** Shows where the account is signed in. */
  onShowSessions: () => void
  /** Saves what is on the screen, for those who look into a problem. */
  onReport: () => void
  onLogout: () => void
}

/** The bar above every panel. */
export function ShellHeader(props: ShellHeaderProps) {
  const { title, titleId, user, onMenu, onChangePassword, onShowSessions, onReport, onLogout } = props
  const name = user.realName || user.username
  return (
    <Header>
      <OnlySmall>
        <IconButton label="打开菜单" icon={<Menu aria-hidden />} onClick={onMenu} />
      </OnlySmall>
      <h1 id={titleId} tabIndex={-1}>
        {title}
      </h1>
      <Welcome>欢迎，{name}</Welcome>
      <ThemeMenu />
      <MenuButton
        variant="icon"
        label={`账号：${name}`}
        icon={<UserRound aria-hidden />}
        actions={[
          { key: 'password', label: '修改密码', icon: <KeyRound aria-hidden />, onAction: onChangePassword },
          {
            key: 'sessions',
            label: '我的登录',
            icon: <MonitorSmartphone aria-hidden />,
            onAction: onShowSessions,
          },
          {
            key: 'report',
            label: '报告问题（Alt+R）',
            icon: <CircleAlert aria-hidden />,
            onAction: onReport,
          },
        ]}
      />
      <IconButton label="退出登录" icon={<LogOut aria-hidden />} onClick={onLogout} />
    </Header>
  )
}
