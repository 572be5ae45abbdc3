import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

const LOCALE = 'zh-CN'

/** Makes every console component speak Chinese and format dates the Chinese way; wrap the console's shell once. */
export function ConsoleLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={LOCALE}>{children}</I18nProvider>
}
