import { Batch } from './batch.tsx'
import { frames } from './frames.ts'
import { readingOf } from './hints.ts'
import { judgedMarks } from './marks.tsx'
import { Outcome } from './outcome.tsx'
import type { Shape } from './shapes.ts'
import { Stage } from './stage.tsx'
import { PRIVACY } from './trial.tsx'
import { Actions, Area, Bench, Note, Readings, Task, TaskPlace, TaskText } from './try-labeling.styles.ts'
import { verdictOn } from './verdict.ts'

const [frame] = frames
const label: Shape = { kind: 'box', box: { left: 207, top: 187, right: 395, bottom: 333 } }
const result = { label, verdict: verdictOn(label, frame.reference, frame.second), seconds: 4.2 }

/** A frame played through, which is read where no script runs. */
export function Example() {
  return (
    <Bench>
      <Task>
        <TaskPlace>
          {frame.name} 1 / {frames.length}
        </TaskPlace>
        <TaskText>{frame.task}</TaskText>
      </Task>
      <Area $name="frame">
        <Stage
          frame={frame}
          marks={judgedMarks(frame, result, '标注员')}
          role="img"
          aria-label="夜间街景，轿车上叠着标注员、参考和复标员的三个框，几乎重合。"
        />
        <Readings>
          <span>标注员的框是实线，参考是长虚线，复标是短虚线</span>
          <span>{readingOf(label)}</span>
        </Readings>
      </Area>
      <Actions>这是标完的一张，脚本运行时可以自己画。</Actions>
      <Area $name="result">
        <Outcome result={result} who="标注员" state="" hint="" />
      </Area>
      <Area $name="batch">
        <Batch index={0} works={{ [frame.id]: { result } }} />
      </Area>
      <Note>{PRIVACY}</Note>
    </Bench>
  )
}
