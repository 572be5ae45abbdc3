/** @jsxRuntime automatic */
import { useEffect, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { useChannel, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import {
  PIN_PRESSED,
  PIN_SOUGHT,
  PINS_SHOWN,
  PINS_WANTED,
  SPOT_TAKEN,
  SPOT_WANTED,
  type Pin,
} from '#stories/remarks/channel.ts'
import { unreadableMessage, writeUnreadableFile } from '#stories/remarks/stored-remarks.ts'
import {
  createRemark,
  differentVersions,
  isResolved,
  editRemark,
  textOf,
  type Remark,
  type VersionContent,
  type Spot,
} from '#stories/remarks/remark.ts'
import { restoreRemark, deleteRemark, storeRemarksHere, useReview } from './remark-store.ts'
import { Empty } from './panel.styles.ts'
import { RemarkEntry } from './remark-entry.tsx'
import { RemarkForm } from './remark-form.tsx'
import { RemarksFiles, saveJson } from './remarks-files.tsx'
import { Bar, Entries, Told } from './remarks.styles.ts'

/** What is being written: a new remark, or another text of one that is there. */
type Draft = { spot?: Spot; remark?: Remark }

/** What reviewers say of the story or page that is shown, kept in this browser (docs/storybook.md#备注). */
export function RemarksPanel() {
  const api = useStorybookApi()
  const { viewMode } = useStorybookState()
  const storyId = api.getCurrentStoryData()?.id ?? ''
  const review = useReview()
  const { remarks } = review
  const own = remarks.filter((remark) => remark.storyId === storyId)
  const [isOfAll, setIsOfAll] = useState(false)
  const [isTaking, setIsTaking] = useState(false)
  const [draft, setDraft] = useState<Draft>()
  const [dropped, setDropped] = useState<Remark>()
  const [fault, setFault] = useState('')
  const numberOf = ({ id }: Remark) => own.findIndex((remark) => remark.id === id) + 1

  const pins: Pin[] = own.flatMap((remark, index) =>
    remark.spot ? [pinOf(remark, remark.spot, index + 1)] : [],
  )
  const shown = JSON.stringify(pins)
  const emit = useChannel(
    {
      [PINS_WANTED]: () => emit(PINS_SHOWN, JSON.parse(shown) as Pin[]),
      [PIN_PRESSED]: (id: string) => document.getElementById(`remark-${id}`)?.focus(),
      [SPOT_TAKEN]: (spot?: Spot) => {
        setIsTaking(false)
        if (spot) setDraft({ spot })
      },
    },
    [shown],
  )
  useEffect(() => {
    emit(PINS_SHOWN, JSON.parse(shown) as Pin[])
  }, [emit, shown, storyId])
  useEffect(() => {
    setDraft(undefined)
    setIsTaking(false)
  }, [storyId])

  /** Tells of what the browser refuses, instead of a change that looks done. */
  function attempt(act: () => void) {
    setFault('')
    try {
      act()
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
  }

  function save({ author, text }: { author: string; text: string }) {
    const { remark, spot } = draft ?? {}
    const said = saidNow({ author, text, isResolved: remark ? isResolved(remark) : false })
    storeRemarksHere([remark ? editRemark(remark, said) : createRemark({ storyId, spot }, said)])
    setDraft(undefined)
  }

  function take() {
    const wanted = !isTaking
    setIsTaking(wanted)
    setDraft(undefined)
    emit(SPOT_WANTED, wanted)
    if (wanted) document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.focus()
  }

  const listed = isOfAll ? remarks : own
  return (
    <>
      <Bar>
        {viewMode === 'story' && (
          <Button
            ariaLabel={false}
            variant={isTaking ? 'solid' : 'outline'}
            aria-pressed={isTaking}
            onClick={take}
          >
            {isTaking ? '在画布上点一处（Esc 取消）' : '在画布上标一处'}
          </Button>
        )}
        <Button ariaLabel={false} onClick={() => setDraft({})}>
          写一条不标位置的
        </Button>
        <Button ariaLabel={false} aria-pressed={isOfAll} onClick={() => setIsOfAll(!isOfAll)}>
          {isOfAll ? `只看这一处（${own.length}）` : `看全部（${remarks.length}）`}
        </Button>
        <RemarksFiles review={review} />
      </Bar>
      {review.unreadable.length > 0 && (
        <>
          <Told $isBad role="status">
            {unreadableMessage(review.unreadable.length)}
          </Told>
          <Bar>
            <Button
              ariaLabel={false}
              onClick={() => saveJson(writeUnreadableFile(review.unreadable), 'storybook-remarks-unreadable')}
            >
              导出损坏的记录
            </Button>
          </Bar>
        </>
      )}
      {fault && (
        <Told $isBad role="alert">
          {fault}
        </Told>
      )}
      {dropped && (
        <Bar role="status">
          已删除“{textOf(dropped).slice(0, 20)}”。
          <Button
            size="small"
            ariaLabel={false}
            onClick={() =>
              attempt(() => {
                restoreRemark(dropped)
                setDropped(undefined)
              })
            }
          >
            撤销
          </Button>
        </Bar>
      )}
      {draft && (
        <RemarkForm
          key={draft.remark?.id ?? draft.spot?.selector ?? ''}
          text={draft.remark ? textOf(draft.remark) : ''}
          about={aboutOf(draft)}
          onSave={save}
          onCancel={() => setDraft(undefined)}
        />
      )}
      {listed.length === 0 && <Empty>{isOfAll ? '还没有备注。' : '这里还没有备注。'}</Empty>}
      <Entries>
        {listed.map((remark) => {
          const isHere = remark.storyId === storyId
          return (
            <RemarkEntry
              key={remark.id}
              remark={remark}
              number={isHere ? numberOf(remark) : undefined}
              story={isOfAll ? nameOf(remark) : undefined}
              onSeek={seekerOf(remark, isHere)}
              onEdit={() => setDraft({ remark })}
              onChoose={(said) => attempt(() => storeRemarksHere([editRemark(remark, saidNow(said))]))}
              onDrop={() =>
                attempt(() => {
                  deleteRemark(remark)
                  setDropped(remark)
                })
              }
            />
          )
        })}
      </Entries>
    </>
  )

  function nameOf({ storyId: id }: Remark): string {
    const entry = api.getData(id) as { title?: string; name?: string } | undefined
    return entry?.title ? `${entry.title} / ${entry.name ?? ''}` : `${id}（已不在这个 Storybook 里）`
  }

  /** Leads to its pin, or first to its story; nowhere where that is gone. */
  function seekerOf(remark: Remark, isHere: boolean): (() => void) | undefined {
    if (isHere) return remark.spot && (() => void emit(PIN_SOUGHT, remark.id))
    return api.getData(remark.storyId) ? () => api.selectStory(remark.storyId) : undefined
  }
}

/** What is said at this moment. */
const saidNow = (said: Omit<VersionContent, 'changedAt'>): VersionContent => ({
  ...said,
  changedAt: new Date().toISOString(),
})

const pinOf = (remark: Remark, spot: Spot, number: number): Pin => ({
  ...{ id: remark.id, number, text: textOf(remark), isResolved: isResolved(remark), spot },
})

function aboutOf({ remark, spot }: Draft): string {
  if (remark) return differentVersions(remark).length > 1 ? '合成一条' : '修改'
  return spot ? '已标位置' : '不标位置'
}
