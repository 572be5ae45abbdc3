import { ALargeSmall, Contrast, Monitor, Moon, Sun, type LucideIcon } from 'lucide-react'
import { MenuButton } from '#design-system/menu-button/index.ts'
import { themeChoiceLabels } from '#design-system/theme/theme-choice-labels.ts'
import { themeChoices, type ThemeChoice } from '#design-system/theme/theme-names.ts'
import { useThemeChoice } from '#app/theme-choice/use-theme-choice.ts'

/** The console's choice of colours and text size, the same as the visitors'. */
export function ThemeMenu() {
  const [theme, choose] = useThemeChoice()
  const ShownIcon = icons[theme]
  return (
    <MenuButton
      variant="icon"
      label={`显示模式：${themeChoiceLabels[theme]}`}
      icon={<ShownIcon aria-hidden />}
      actions={themeChoices.map((choice) => {
        const Icon = icons[choice]
        return {
          key: choice,
          label: choice === theme ? `${themeChoiceLabels[choice]} · 当前` : themeChoiceLabels[choice],
          icon: <Icon aria-hidden />,
          onAction: () => choose(choice),
        }
      })}
    />
  )
}

const icons = {
  light: Sun,
  dark: Moon,
  senior: ALargeSmall,
  mourning: Contrast,
  system: Monitor,
} as const satisfies Record<ThemeChoice, LucideIcon>
