import { CircleAlert, RotateCw, X } from 'lucide-react'
import { Button } from '#design-system/button/index.ts'
import { IconButton } from '#design-system/icon-button/index.ts'
import { ProgressBar } from '#design-system/progress-bar/index.ts'
import { byteText, isUnderWay, type UploadTask } from '#design-system/upload/index.ts'
import { FileName, Failure, Row, Rows, RowTexts, Waiting } from './upload-rows.styles.ts'

export type UploadRowsProps = {
  /** The files in the order in which they were added; nothing is drawn without any. */
  tasks: readonly UploadTask[]
  /** Told which failed file to send again. */
  onRetry: (task: UploadTask) => void
  /** Stops one that is on its way, or puts away one that was not stored. */
  onStop: (task: UploadTask) => void
}

/** Files that are not stored yet: how far each has come, or why it was not taken. */
export function UploadRows({ tasks, onRetry, onStop }: UploadRowsProps) {
  if (tasks.length === 0) return null
  return (
    <Rows aria-label="上传中的文件">
      {tasks.map((task) => {
        const { id, file, step } = task
        return (
          <Row key={id}>
            <RowTexts>
              {step === 'sending' ? (
                <ProgressBar label={file.name} value={Math.round(task.share * 100)} />
              ) : (
                <FileName>{file.name}</FileName>
              )}
              {step === 'waiting' && <Waiting>等待上传，{byteText(file.size)}</Waiting>}
              {'message' in task && (
                <Failure>
                  <CircleAlert aria-hidden />
                  <span>{task.message}</span>
                </Failure>
              )}
            </RowTexts>
            {step === 'failed' && (
              <Button
                variant="secondary"
                size="small"
                icon={<RotateCw aria-hidden />}
                aria-label={`重新上传 ${file.name}`}
                onClick={() => onRetry(task)}
              >
                重新上传
              </Button>
            )}
            <IconButton
              size="small"
              label={isUnderWay(task) ? `取消上传 ${file.name}` : `不再显示 ${file.name}`}
              icon={<X aria-hidden />}
              onClick={() => onStop(task)}
            />
          </Row>
        )
      })}
    </Rows>
  )
}
