import { useEffect, useRef } from 'react'
import { CircleAlert, FileCheck, FileUp, RotateCw, Trash2 } from 'lucide-react'
import { Button } from '#design-system/button/index.ts'
import { describedBy, Field } from '#design-system/field/index.ts'
import { useStrayDrops } from '#design-system/upload/use-stray-drops.ts'
import { useSiteFacts } from '#app/public/site/site-facts.ts'
import { RESUME_ACCEPT, sizeOf, UNSENT_RESUME } from './resume-rules.ts'
import {
  Actions,
  Chosen,
  FileInput,
  Name,
  Needs,
  Progress,
  Prompt,
  Well,
  Words,
} from './resume-field.styles.ts'
import type { UploadResume } from './upload-resume.ts'
import { useResume, type Resume } from './use-resume.ts'

export interface ResumeFieldProps {
  id: string
  label: string
  /** What the server found wrong with the reference. */
  error?: string
  /** Told when a file is on its way and when it no longer is. */
  onBusy: (isBusy: boolean) => void
  /** Replaced in tests. */
  upload?: UploadResume
}

const HINT = 'PDF、DOC 或 DOCX，不超过 10 MB；选好后立即上传'

/** The applicant's document: dropped or chosen, checked, uploaded at once; the form only sends its reference. */
export function ResumeField({ id, label, error, onBusy, upload }: ResumeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { email } = useSiteFacts()
  const { resume, take, remove } = useResume(upload)
  useStrayDrops()
  const isBusy = resume.state === 'uploading'
  const hasActed = useRef(false)
  // Each act takes its own control away: the focus goes to what stands in its place, under the same id.
  useEffect(() => {
    if (hasActed.current) document.getElementById(id)?.focus()
    hasActed.current = false
  }, [id, resume.state])
  function act(change: () => void) {
    hasActed.current = true
    change()
  }
  useEffect(() => onBusy(isBusy), [onBusy, isBusy])

  // Chosen before the script arrived.
  useEffect(() => {
    const [early] = input.current?.files ?? []
    if (early) take(early)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the script has arrived
  }, [])

  const failed = resume.state === 'failed' ? resume : undefined
  const sent = resume.state === 'kept' ? resume.reference : failed ? UNSENT_RESUME : ''
  const hidden = useRef<HTMLInputElement>(null)
  const told = useRef(sent)
  // Nobody types here: what was found wrong with the former document would be said of the next one too.
  useEffect(() => {
    if (told.current !== sent) hidden.current?.dispatchEvent(new Event('input', { bubbles: true }))
    told.current = sent
  }, [sent])

  // Why a file cannot be taken at all stays said: trying again would not help.
  const wrong =
    failed && !failed.isWorthRetrying ? refusedWords(failed.sentence, error) : (error ?? failed?.sentence)
  return (
    <>
      <input ref={hidden} type="hidden" name="resumeUrl" value={sent} />
      <Needs>
        <Field controlId={id} label={label} hint={HINT} error={wrong}>
          {resume.state === 'none' ? (
            <Well>
              <FileUp aria-hidden />
              <Prompt>
                <span>把文件拖到这里，或</span>
                <u>选择文件</u>
              </Prompt>
              {/* No name: the file goes by a call of its own, the form stays small. */}
              <FileInput
                ref={input}
                id={id}
                type="file"
                accept={RESUME_ACCEPT}
                {...describedBy(id, { hint: HINT, error: wrong })}
                onChange={({ currentTarget: { files } }) => {
                  const [file] = files ?? []
                  if (file) act(() => take(file))
                }}
              />
            </Well>
          ) : (
            <ChosenFile
              id={id}
              resume={resume}
              wrong={wrong}
              retry={() => act(() => take(resume.file))}
              remove={() => act(remove)}
            />
          )}
        </Field>
      </Needs>
      <noscript>
        上传简历文件需要启用浏览器的 JavaScript。也可以先提交表单，再把简历发送到 {email}
        ，邮件标题写明姓名与应聘岗位。
      </noscript>
    </>
  )
}

/** Says what to do about a refused file, unless its own sentence does and nothing was held back for it. */
function refusedWords(sentence: string, error: string | undefined): string {
  return sentence.includes('，请') && !error ? sentence : `${sentence} 请换一个文件，或移除后再提交`
}

interface ChosenFileProps {
  id: string
  resume: Exclude<Resume, { state: 'none' }>
  /** Why it was not taken; it stands below, and is read with the file. */
  wrong: string | undefined
  retry: () => void
  remove: () => void
}

function ChosenFile({ id, resume, wrong, retry, remove }: ChosenFileProps) {
  const { state, file } = resume
  const { 'aria-describedby': reason } = describedBy(id, { error: wrong })
  return (
    <Chosen id={id} role="group" aria-label={file.name} aria-describedby={reason} tabIndex={-1}>
      {state === 'failed' ? <CircleAlert aria-hidden /> : <FileCheck aria-hidden />}
      <Words>
        <Name>{file.name}</Name>
        <span role="status">{stateOf(resume)}</span>
        {state === 'uploading' && <Progress value={resume.share} max={1} aria-label="上传进度" />}
      </Words>
      <Actions>
        {state === 'failed' && resume.isWorthRetrying && (
          <Button variant="secondary" size="small" icon={<RotateCw aria-hidden />} onClick={retry}>
            重试
          </Button>
        )}
        <Button variant="quiet" size="small" icon={<Trash2 aria-hidden />} onClick={remove}>
          {state === 'uploading' ? '取消上传' : '移除'}
        </Button>
      </Actions>
    </Chosen>
  )
}

function stateOf(resume: ChosenFileProps['resume']): string {
  const size = sizeOf(resume.file.size)
  if (resume.state === 'uploading') return `正在上传 ${Math.round(resume.share * 100)}% · ${size}`
  return resume.state === 'kept' ? `已上传 · ${size}` : `未上传 · ${size}`
}
