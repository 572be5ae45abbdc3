import { ChevronDown, CircleAlert, CircleQuestionMark, X } from 'lucide-react'
import { forwardRef, useId, useMemo, type ComponentPropsWithoutRef } from 'react'
import { DialogTrigger } from 'react-aria-components'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { PlainButton } from '#design-system/date-field/date-field.styles.ts'
import type { ControlSize, FieldTexts } from '#design-system/form-field/index.ts'
import {
  GroupError,
  GroupHint,
  GroupLabel,
  GroupRoot,
  RequiredMark,
} from '#design-system/form-field/form-field.styles.ts'
import { useAfterPress } from '#design-system/hooks/use-after-press.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { ChooserPanel } from './chooser-panel.tsx'
import { choicesOfEmoji, choicesOfIcons, type EmojiChoice, type IconChoice } from './choices.ts'
import { emojiChoices } from './emoji-choices.ts'
import { isOneEmoji } from './one-emoji.ts'
import { Box, ChosenMark, ChosenText, RawName, Trigger, UnknownNote } from './icon-chooser.styles.ts'

/** An icon's name out of a given set, or an emoji. */
type Kind =
  | { kind?: 'icon'; /** The set, in the order it is shown. */ icons: readonly IconChoice[]; emoji?: never }
  | {
      kind: 'emoji'
      /** Emoji offered for choice; any other may be typed. */ emoji?: readonly EmojiChoice[]
      icons?: never
    }

export type IconChooserProps = FieldTexts &
  Kind &
  Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange'> & {
    /** Stored name or emoji; '' or null when none is chosen (back-office §3). */
    value: string | null | undefined
    /** Told the new name or emoji, '' when cleared. */
    onChange: (value: string) => void
    /** Shown while nothing is chosen. */
    placeholder?: string
    /** `small` in toolbars. */
    size?: ControlSize
    /** The choice can neither be opened nor cleared. */
    isDisabled?: boolean
  }

/** A field whose value is an icon, chosen from a searchable grid (back-office §3, icon). */
export const IconChooser = forwardRef<HTMLDivElement, IconChooserProps>(function IconChooser(props, ref) {
  const {
    label,
    isLabelHidden,
    hint,
    error: newError,
    isRequired,
    kind = 'icon',
    icons,
    emoji,
    ...others
  } = props
  const { value, onChange, size = 'medium', isDisabled = false, ...rest } = others
  const { placeholder = kind === 'icon' ? '选择图标' : '选择表情符号', ...root } = rest
  const id = useId()
  const choices = useMemo(
    () => (icons ? choicesOfIcons(icons) : choicesOfEmoji(emoji ?? emojiChoices)),
    [icons, emoji],
  )
  const chosen = choices.find((choice) => choice.value === value)
  const unknown = value && !chosen && !(kind === 'emoji' && isOneEmoji(value)) ? value : undefined
  const error = useAfterPress(newError)
  const advice = error ? `${id}-error` : hint ? `${id}-hint` : undefined

  return (
    <ConsoleLocale>
      <GroupRoot {...root} ref={ref} role="group" aria-labelledby={`${id}-label`}>
        <GroupLabel id={`${id}-label`} $isHidden={isLabelHidden}>
          {label}
          {isRequired && <RequiredMark aria-hidden>*</RequiredMark>}
          {isRequired && <VisuallyHidden>（必填）</VisuallyHidden>}
        </GroupLabel>
        <Box $size={size} isInvalid={Boolean(error)} isDisabled={isDisabled}>
          <DialogTrigger>
            <Trigger
              isDisabled={isDisabled}
              aria-labelledby={`${id}-label ${id}-value`}
              aria-describedby={[unknown && `${id}-unknown`, advice].filter(Boolean).join(' ') || undefined}
            >
              <ChosenMark $isEmpty={!value}>
                {chosen?.Icon ? (
                  <chosen.Icon aria-hidden />
                ) : unknown ? (
                  <CircleQuestionMark aria-hidden />
                ) : (
                  kind === 'emoji' && <span aria-hidden>{value}</span>
                )}
              </ChosenMark>
              <ChosenText id={`${id}-value`} $isEmpty={!value}>
                {chosen?.label ??
                  (unknown ? <RawName>{unknown}</RawName> : value ? `自选表情 ${value}` : placeholder)}
              </ChosenText>
              <ChevronDown aria-hidden />
            </Trigger>
            <ChooserPanel
              kind={kind}
              label={label}
              choices={choices}
              value={value ?? ''}
              onChoose={onChange}
            />
          </DialogTrigger>
          {value && !isRequired && !isDisabled && (
            <PlainButton aria-label={`清除${label}`} onPress={() => onChange('')}>
              <X aria-hidden />
            </PlainButton>
          )}
        </Box>
        {unknown && (
          <UnknownNote id={`${id}-unknown`}>
            {kind === 'icon'
              ? `图标库中没有名为“${shortened(unknown)}”的图标，已保留原值，可另选一个。`
              : `“${shortened(unknown)}”不是单个表情符号，已保留原值，可另选一个。`}
          </UnknownNote>
        )}
        {hint && !error && <GroupHint id={`${id}-hint`}>{hint}</GroupHint>}
        {error && (
          <GroupError id={`${id}-error`}>
            <CircleAlert aria-hidden />
            <span>{error}</span>
          </GroupError>
        )}
      </GroupRoot>
    </ConsoleLocale>
  )
})

const NOTE_LETTERS = 24

function shortened(text: string) {
  return text.length > NOTE_LETTERS ? `${text.slice(0, NOTE_LETTERS)}…` : text
}
