import { Search, X } from 'lucide-react'
import { forwardRef, useRef, type KeyboardEvent } from 'react'
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components'
import type { ControlSize } from '#design-system/form-field/index.ts'
import { isComposing } from '#design-system/keys/is-composing.ts'
import { useCommittedText } from '#design-system/keys/use-committed-text.ts'
import { Box, Clear, Root, Shortcut, Words } from './search-field.styles.ts'
import { useSlashFocus } from './use-slash-focus.ts'

export type SearchFieldProps = Omit<AriaSearchFieldProps, 'children' | 'className' | 'style'> & {
  /** Name for screen readers. */
  label?: string
  /** What can be searched, such as 搜索标题、链接. */
  placeholder?: string
  /** `/` anywhere on the page focuses the field (art direction: keyboard first). */
  hasSlashShortcut?: boolean
  /** `small` in toolbars, the usual place. */
  size?: ControlSize
  /** Class of the outermost element. */
  className?: string
}

/** Words to search for, told once they are committed; Esc empties it and, where `/` leads to it, leaves it. */
export const SearchField = forwardRef<HTMLDivElement, SearchFieldProps>(function SearchField(
  { label = '搜索', placeholder = '搜索', hasSlashShortcut = false, size = 'small', ...rest },
  ref,
) {
  const { compositionProps, ...text } = useCommittedText(rest.value, rest.onChange)
  const input = useRef<HTMLInputElement>(null)
  useSlashFocus(input, hasSlashShortcut)
  return (
    <Root aria-label={label} {...rest} {...text} ref={ref}>
      {({ isEmpty }) => (
        <Box $size={size} role="presentation" onKeyDownCapture={leaveToInputMethod}>
          <Search aria-hidden />
          <Words
            {...compositionProps}
            ref={input}
            placeholder={placeholder}
            aria-keyshortcuts={hasSlashShortcut ? '/' : undefined}
            enterKeyHint="search"
            onKeyDown={(event) => {
              // Where a key leads to the field, another leads out of it, once it is empty.
              if (hasSlashShortcut && event.key === 'Escape' && isEmpty) event.currentTarget.blur()
            }}
          />
          {isEmpty && hasSlashShortcut && <Shortcut aria-hidden>/</Shortcut>}
          {!isEmpty && (
            <Clear>
              <X aria-hidden />
            </Clear>
          )}
        </Box>
      )}
    </Root>
  )
})

/* Esc and Enter end a composition; they neither empty the field nor search. */
function leaveToInputMethod(event: KeyboardEvent): void {
  if (isComposing(event) && /^(Escape|Enter)$/.test(event.key)) event.stopPropagation()
}
