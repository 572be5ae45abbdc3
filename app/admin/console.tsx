import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { ToastRegion } from '#design-system/toast/index.ts'
import { useStrayDrops } from '#design-system/upload/use-stray-drops.ts'
import { panels } from '#content/registry/panels.generated.ts'
import { LoginScreen, type LoginScreenProps } from '#app/admin/session/login-screen.tsx'
import { useSession } from '#app/admin/session/use-session.ts'
import { Shell } from '#app/admin/shell/shell.tsx'

export interface ConsoleProps {
  /** The invented account of mock mode, shown on the login screen. */
  account?: LoginScreenProps['account']
  /** Reloads the page after an automatic logout (back-office §4). */
  reload?: () => void
}

/** The back office: its login screen as long as nobody is signed in, else the shell (back-office §2.2). */
export function Console({ account, reload = () => window.location.reload() }: ConsoleProps) {
  const session = useSession()
  useStrayDrops()
  return (
    <ConsoleLocale>
      {session ? (
        // Another tab may have signed in somebody else: what is open belongs to the one before.
        <Shell key={session.user.username} user={session.user} panels={panels} reload={reload} />
      ) : (
        <LoginScreen account={account} />
      )}
      <ToastRegion />
    </ConsoleLocale>
  )
}
