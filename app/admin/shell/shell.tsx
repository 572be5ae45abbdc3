import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { Drawer } from '#design-system/drawer/index.ts'
import { SkipLink } from '#design-system/skip-link/index.ts'
import { useLocalData } from '#app/admin/local-data/use-local-data.ts'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { useLeaveGuard } from './unsaved-changes.tsx'
import { logOut } from '#app/admin/session/log-out.ts'
import { PasswordDialog } from '#app/admin/session/password-dialog.tsx'
import { SessionsDialog } from '#app/admin/session/sessions-dialog.tsx'
import { useFocusAfterLogin } from '#app/admin/session/focus-after-login.ts'
import type { Administrator } from '#app/admin/api/session.ts'
import { useIdleRule } from '#app/admin/session/use-idle-rule.ts'
import { useActivePanel } from './use-active-panel.ts'
import { BrandMark } from '#app/shared/brand-mark.tsx'
import { hasSubMenu, titles, type MenuKey } from './menu.ts'
import { OpenPanelContext } from './open-panel.ts'
import { PanelBoundary } from './panel-boundary.tsx'
import { ShellHeader } from './shell-header.tsx'
import { ShellMenu } from './shell-menu.tsx'
import { Brand, Column, Content, Ground, Offline, Side, SideScroll, Unknown } from './shell.styles.ts'
import { useIsOnline } from './use-is-online.ts'
import { useOpenGroups } from './use-open-groups.ts'
import { useProblemReport } from './use-problem-report.tsx'
import { useWaitingCounts } from './use-waiting-counts.ts'

const CONTENT_ID = 'console-content'
const TITLE_ID = 'console-title'

export interface ShellProps {
  user: Administrator
  /** What each menu entry shows. */
  panels: Readonly<Record<MenuKey, ComponentType>>
  /** Reloads the page after an automatic logout. */
  reload: () => void
}

/** Menu, header and the panel the active key chooses (back-office §2.3). */
export function Shell({ user, panels, reload }: ShellProps) {
  const { leave, leaveDialog } = useLeaveGuard()
  const [active, show] = useActivePanel(leave)
  const choose = (key: MenuKey) => leave(() => show(key))
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isPasswordOpen, setPasswordOpen] = useState(false)
  const [isSessionsOpen, setSessionsOpen] = useState(false)
  const isOnline = useIsOnline()
  const [openKeys, setOpenKeys] = useOpenGroups(user.username, active.key)
  const waiting = useWaitingCounts(user.username, active)
  const content = useFocusAfterLogin()
  useIdleRule(reload)
  const { report, reportDialog } = useProblemReport()
  const isReady = useLocalData(user.username)

  const title = titles[active.key]
  useEffect(() => {
    document.title = `${title} · 管理后台`
  }, [title])

  const Panel = panels[active.key]
  const menu = { currentKey: active.key, openKeys, onOpenKeysChange: setOpenKeys, waiting }

  return (
    <OpenPanelContext.Provider value={choose}>
      <SkipLink
        href={`#${CONTENT_ID}`}
        onClick={(event) => {
          // The hash names the open panel.
          event.preventDefault()
          content.current?.focus()
        }}
      >
        跳到内容
      </SkipLink>
      <Ground>
        <Side aria-label="主菜单">
          <Brand>
            <BrandMark />
            图联科技 <span>管理后台</span>
          </Brand>
          <SideScroll>
            <ShellMenu {...menu} onSelect={choose} />
          </SideScroll>
        </Side>
        <Column>
          <ShellHeader
            title={title}
            titleId={TITLE_ID}
            user={user}
            onMenu={() => setMenuOpen(true)}
            onChangePassword={() => setPasswordOpen(true)}
            onShowSessions={() => setSessionsOpen(true)}
            onReport={report}
            onLogout={() => leave(logOut)}
          />
          {!isOnline && (
            <Offline role="status">网络已断开，连接恢复后可继续操作。已填写的内容不会丢失。</Offline>
          )}
          <Content id={CONTENT_ID} ref={content} tabIndex={-1} aria-labelledby={TITLE_ID}>
            {active.unknown !== undefined && (
              <Unknown tone="warning" role="alert">
                没有名为“{active.unknown}”的面板，请从菜单中选择。
              </Unknown>
            )}
            <PanelBoundary key={`${active.key} ${active.visit}`}>
              <Suspense fallback={<PanelSkeleton />}>{isReady ? <Panel /> : <PanelSkeleton />}</Suspense>
            </PanelBoundary>
          </Content>
        </Column>
      </Ground>
      <Drawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} title="菜单">
        <ShellMenu
          {...menu}
          onSelect={(key) => {
            if (!hasSubMenu(key)) setMenuOpen(false)
            choose(key)
          }}
        />
      </Drawer>
      <PasswordDialog
        username={user.username}
        isOpen={isPasswordOpen}
        onClose={() => setPasswordOpen(false)}
      />
      <SessionsDialog isOpen={isSessionsOpen} onClose={() => setSessionsOpen(false)} />
      {leaveDialog}
      {reportDialog}
    </OpenPanelContext.Provider>
  )
}
