import { useRef } from 'react'
import { Button } from '#design-system/button/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { Batch } from './batch.tsx'
import { frames } from './frames.ts'
import { hints, keyHints, readingOf } from './hints.ts'
import { judgedMarks, type Mark } from './marks.tsx'
import { duration, Outcome, verdictWords } from './outcome.tsx'
import { Stage } from './stage.tsx'
import { Actions, Area, Bench, Note, Readings, Task, TaskPlace, TaskText } from './try-labeling.styles.ts'
import { useSettled } from './use-settled.ts'
import { usePointer } from './use-pointer.ts'
import { useTrial, type Trial as TrialState } from './use-trial.ts'

/** The batch in a visitor's hands: draw, adjust, submit, see what quality control says. */
export function Trial() {
  const stage = useRef<HTMLDivElement>(null)
  const trial = useTrial()
  const { frame, index, work } = trial
  const { shape, result } = work
  const pointer = usePointer({ frame, shape, change: trial.change })
  const said = useSettled(work.said)
  const isAccepted = result?.verdict.isAccepted
  /** The next stroke by keyboard needs no search for the frame. */
  const then = (act: () => void) => () => {
    act()
    stage.current?.focus({ preventScroll: true })
  }
  return (
    <Bench>
      <Task>
        <TaskPlace>
          {frame.name} {index + 1} / {frames.length}
        </TaskPlace>
        <TaskText id="trial-task">{frame.task}</TaskText>
      </Task>
      <Area $name="frame">
        <Stage
          surface={stage}
          frame={frame}
          marks={marksOf(trial)}
          labeling={result ? undefined : work}
          role="application"
          aria-roledescription="标注画面"
          aria-labelledby="trial-task"
          aria-describedby="trial-keys"
          tabIndex={0}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return
            if (trial.press(event.key, event.shiftKey)) event.preventDefault()
          }}
          {...pointer}
        />
        <Readings>
          <span id="trial-keys">{keyHints[frame.kind]}</span>
          <span>{readingOf(result?.label ?? shape)}</span>
        </Readings>
      </Area>
      <Actions>
        <Button
          variant={result ? 'secondary' : 'survey'}
          aria-disabled={!trial.canSubmit}
          onClick={trial.submit}
        >
          提交
        </Button>
        <Button
          variant={result && !isAccepted ? 'survey' : 'secondary'}
          aria-disabled={!result && !shape}
          onClick={then(trial.redraw)}
        >
          重画
        </Button>
        {frame.kind === 'polygon' && (
          <Button variant="secondary" aria-disabled={!shape} onClick={() => trial.press('Backspace')}>
            撤点
          </Button>
        )}
        <Button variant={isAccepted ? 'survey' : 'secondary'} onClick={then(trial.next)}>
          下一张
        </Button>
      </Actions>
      <Area $name="result">
        <Outcome
          result={result}
          who="您"
          state={shape ? '标注中' : '待标注'}
          hint={trial.canSubmit ? '框好了就提交，交给复标和质检。' : hints[frame.kind]}
        />
      </Area>
      <Area $name="batch">
        <Batch index={index} works={trial.works} open={trial.open} />
      </Area>
      <Note>{PRIVACY}</Note>
      <VisuallyHidden role="status">{announcement(trial) || said}</VisuallyHidden>
    </Bench>
  )
}

/** Printed under every result. */
export const PRIVACY = '画面、参考、复标和验收线都只为演示。您画的只在本页计算，不发送，也不保存。'

function marksOf({ frame, work: { shape, result } }: TrialState): Mark[] {
  if (!result) return shape ? [{ owner: 'label', shape, hasHandles: true }] : []
  return judgedMarks(frame, result, '您')
}

/** What a screen reader is told, once, when a label is judged. */
function announcement({ frame, work: { result } }: TrialState): string {
  if (!result) return ''
  const { verdict, seconds } = result
  const agreement = `与参考的 IoU ${verdict.score.toFixed(2)}，复标员与您 ${verdict.withSecond.toFixed(2)}`
  return `${frame.name}${verdictWords(verdict)}。${verdict.detail}。${agreement}，用时 ${duration(seconds)}。`
}
