import { ALargeSmall, Contrast, Monitor, Moon, Sun, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { themeChoiceLabels } from '#design-system/theme/theme-choice-labels.ts'
import { themeChoices, type ThemeChoice } from '#design-system/theme/theme-names.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { Choice, Choices, Words } from './theme-switch.styles.ts'

/** The choices as a group of native radio buttons: arrow keys change and apply at once. */
export function ThemeChoices({ value, onChange, label }: ThemeChoicesProps) {
  const name = useId()
  return (
    <Choices>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {themeChoices.map((choice) => {
        const { Icon, effect } = about[choice]
        return (
          <Choice key={choice}>
            <Icon aria-hidden />
            <Words>
              {themeChoiceLabels[choice]}
              <small>{effect}</small>
            </Words>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              // A reload must not bring back a choice that another tab has since changed.
              autoComplete="off"
              onChange={() => onChange(choice)}
            />
          </Choice>
        )
      })}
    </Choices>
  )
}

interface ThemeChoicesProps {
  value: ThemeChoice
  onChange: (choice: ThemeChoice) => void
  label: string
}

const about = {
  light: { Icon: Sun, effect: '白底深字' },
  dark: { Icon: Moon, effect: '深底浅字，夜间不刺眼' },
  senior: { Icon: ALargeSmall, effect: '文字放大，对比加强，按钮加大' },
  mourning: { Icon: Contrast, effect: '页面与图片均为灰色，用于哀悼日' },
  system: { Icon: Monitor, effect: '随设备的深浅设置变化' },
} as const satisfies Record<ThemeChoice, { Icon: LucideIcon; effect: string }>
