import type { Decorator } from '@storybook/react-vite'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'

/** The console's surroundings: Chinese texts of the headless library. */
export const inConsole: Decorator = (Story) => (
  <ConsoleLocale>
    <Story />
  </ConsoleLocale>
)
