import { useContext, useRef, useState, type KeyboardEvent } from 'react'
import { OverlayTriggerStateContext, type Key, type Selection } from 'react-aria-components'
import { isComposing } from '#design-system/keys/is-composing.ts'
import { PopoverSurface } from '#design-system/popover-surface/index.ts'
import { SearchField } from '#design-system/search-field/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { findChoices, type Choice } from './choices.ts'
import { EmojiEntry } from './emoji-entry.tsx'
import { Cell, CellLabel, Grid, Nothing, Panel } from './chooser-panel.styles.ts'

type ChooserPanelProps = {
  kind: 'icon' | 'emoji'
  /** Name of the field. */
  label: string
  choices: readonly Choice[]
  value: string
  onChoose: (value: string) => void
}

/** The searchable grid that opens below the field. */
export function ChooserPanel(props: ChooserPanelProps) {
  return (
    <PopoverSurface placement="bottom start">
      <Panel aria-label={`选择${props.label}`}>
        <Chooser {...props} />
      </Panel>
    </PopoverSurface>
  )
}

/** Mounted with the panel, so that each opening starts with an empty search. */
function Chooser({ kind, label, choices, value, onChoose }: ChooserPanelProps) {
  const overlay = useContext(OverlayTriggerStateContext)
  const grid = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const found = findChoices(choices, query)
  const noun = kind === 'icon' ? '图标' : '表情符号'

  function choose(chosen: string) {
    onChoose(chosen)
    overlay?.close()
  }

  function select(selection: Selection) {
    const [key] = selection === 'all' ? [] : [...selection]
    // Pressing the chosen one again keeps it.
    if (key === undefined) overlay?.close()
    else choose(String(key satisfies Key))
  }

  function leaveSearch(event: KeyboardEvent) {
    const [best] = found
    if (isComposing(event) || !best) return
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      const options = [...(grid.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
      const chosen = options.find((option) => option.ariaSelected === 'true')
      const start = chosen ?? options[0]
      start?.focus()
    }
    if (event.key === 'Enter' && query.trim()) {
      event.preventDefault()
      choose(best.value)
    }
  }

  return (
    <>
      {/* Keys typed in the search bubble up to here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside is the interactive one */}
      <div onKeyDown={leaveSearch}>
        <SearchField
          label={`搜索${noun}`}
          placeholder={kind === 'icon' ? '搜索图标，如 语音、car' : '搜索表情，如 医疗、city'}
          value={query}
          onChange={setQuery}
          autoFocus
        />
      </div>
      <VisuallyHidden role="status">{query && `找到 ${found.length} 个${noun}`}</VisuallyHidden>
      <Grid
        ref={grid}
        aria-label={`${label}：可选${noun}`}
        $kind={kind}
        layout="grid"
        items={found.map((choice) => ({ ...choice, id: choice.value }))}
        selectionMode="single"
        selectedKeys={value ? [value] : []}
        onSelectionChange={select}
        renderEmptyState={() => <Nothing>没有匹配的{noun}，换个词试试。</Nothing>}
      >
        {({ value: id, label: name, Icon }) => (
          <Cell id={id} textValue={name} aria-label={name} $kind={kind}>
            {Icon ? <Icon aria-hidden /> : <span aria-hidden>{id}</span>}
            {kind === 'icon' && <CellLabel aria-hidden>{name}</CellLabel>}
          </Cell>
        )}
      </Grid>
      {kind === 'emoji' && <EmojiEntry onChoose={choose} />}
    </>
  )
}
