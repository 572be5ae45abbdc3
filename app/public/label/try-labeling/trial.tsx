import { useRef } from 'react'
import { Button } from '#design-system/button/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { Batch } from './batch.tsx'
import { frames } from './frames.ts'
import { hints, keyHints, readingOf } from './hints.ts'
import type { Mark } from './marks.tsx'
import { duration, Outcome, verdictWords } from './outcome.tsx'
import { Stage } from './stage.tsx'
import { Actions, Area, Bench, Note, Readings, Task, TaskPlace, TaskText } from './try-labeling.styles.ts'
import { usePointer } from './use-pointer.ts'
import { useTrial, type Trial as TrialState } from './use-trial.ts'

/** The batch in a visitor's hands: draw, adjust, submit, see what quality control says. */
export function Trial() {
  const stage = useRef<HTMLDivElement>(null)
  const trial = useTrial()
  const { frame, index, labeling, result } = trial
  const pointer = usePointer({
    kind: frame.kind,
    labeling,
    isJudged: Boolean(result),
    change: trial.change,
  })
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
          ref={stage}
          frame={frame}
          marks={marksOf(trial)}
          labeling={result ? undefined : labeling}
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
          <span>{readingOf(result?.label ?? labeling.shape)}</span>
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
          aria-disabled={!result && !labeling.shape}
          onClick={then(trial.redraw)}
        >
          重画
        </Button>
        <Button variant={isAccepted ? 'survey' : 'secondary'} onClick={then(trial.next)}>
          下一张
        </Button>
      </Actions>
      <Area $name="result">
        <Outcome
          verdict={result?.verdict}
          seconds={result?.seconds}
          who="您"
          state={labeling.shape ? '标注中' : '待标注'}
          hint={trial.canSubmit ? '框好了就提交，交给复标和质检。' : hints[frame.kind]}
        />
      </Area>
      <Area $name="batch">
        <Batch index={index} judged={trial.judged} open={trial.open} />
      </Area>
      <Note>{PRIVACY}</Note>
      <VisuallyHidden role="status">{announcement(trial)}</VisuallyHidden>
    </Bench>
  )
}

/** Printed under every result. */
export const PRIVACY = '画面、参考、复标和验收线都只为演示。您画的只在本页计算，不发送，也不保存。'

function marksOf({ frame, labeling: { shape }, result }: TrialState): Mark[] {
  if (!result) return shape ? [{ owner: 'label', shape, hasHandles: true }] : []
  return judgedMarks(frame, result, '您')
}

/** The three shapes of a judged frame with their agreement. */
export function judgedMarks(
  { reference, second }: Pick<TrialState['frame'], 'reference' | 'second'>,
  { label, verdict }: Pick<NonNullable<TrialState['result']>, 'label' | 'verdict'>,
  who: string,
): Mark[] {
  return [
    { owner: 'second', shape: second, text: `复标 ${verdict.secondScore.toFixed(2)}` },
    { owner: 'reference', shape: reference, text: '参考' },
    { owner: 'label', shape: label, text: `${who} ${verdict.score.toFixed(2)}` },
  ]
}

/** What a screen reader is told, once, when a label is judged. */
function announcement({ frame, result }: TrialState): string {
  if (!result) return ''
  const { verdict, seconds } = result
  const agreement = `与参考的 IoU ${verdict.score.toFixed(2)}，复标员与您 ${verdict.withSecond.toFixed(2)}`
  return `${frame.name}${verdictWords(verdict)}。${verdict.detail}。${agreement}，用时 ${duration(seconds)}。`
}
