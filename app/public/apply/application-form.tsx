import { useEffect, useId, useState } from 'react'
import { Send } from 'lucide-react'
import { Button } from '#design-system/button/index.ts'
import { Honeypot } from '#app/public/live-form/honeypot.tsx'
import { NoticeLine } from '#app/public/live-form/notice-line.tsx'
import { SpokenErrors } from '#app/public/live-form/spoken-errors.tsx'
import { useLiveForm, type LiveForm } from '#app/public/live-form/use-live-form.ts'
import { applyAddress } from '#app/public/contact/jobs/job.ts'
import { BackgroundFields, PersonFields, type FieldProps } from './application-fields.tsx'
import { Foot, Form, Legend, Part } from './application-form.styles.ts'
import {
  applicationLabels,
  emptyApplication,
  type ApplicationField,
  type ApplicationOutcome,
} from './application.ts'
import { ConsentField } from './consent-field.tsx'
import { JobField } from './job-field.tsx'
import type { ApplyContent } from './load-apply-page.ts'
import { ResumeField } from './resume-field.tsx'
import type { UploadResume } from './upload-resume.ts'

export interface ApplicationFormProps extends ApplyContent {
  /** What the server answered when the form was posted without JavaScript. */
  outcome?: ApplicationOutcome
  /** Replaced in tests of a failing download. */
  loadLive?: LoadApplicationForm
  /** Replaced in tests of uploading. */
  upload?: UploadResume
}

/** Downloads the live form. */
export type LoadApplicationForm = () => Promise<LiveForm<ApplicationField>>

/** The form's anchor: a plain post comes back to it. */
const FORM_ID = 'application'

const loadApplicationForm: LoadApplicationForm = async () =>
  (await import('./application-form-live.tsx')).ApplicationFormLive

/** The application form: plain and uncontrolled like the message forms, taken over by Formik when it is used. */
export function ApplicationForm({
  given,
  jobs,
  outcome,
  loadLive = loadApplicationForm,
  upload,
}: ApplicationFormProps) {
  const id = useId()
  const [isUploading, setUploading] = useState(false)
  const [timesSent, setTimesSent] = useState(0)
  const { setForm, live, state, watch } = useLiveForm(outcome, loadLive)
  const { errors, notice, isSending } = state
  const typed = outcome?.values ?? emptyApplication
  const field = <Name extends ApplicationField>(name: Name): FieldProps<Name> => ({
    id: `${id}-${name}`,
    name,
    label: applicationLabels[name],
    defaultValue: typed[name],
    error: errors[name],
  })
  useEffect(() => {
    if (notice?.tone === 'success') setTimesSent((times) => times + 1)
  }, [notice])

  return (
    <Form
      ref={setForm}
      id={FORM_ID}
      method="post"
      action={`${given ? applyAddress(given) : '/apply'}#${FORM_ID}`}
      noValidate
      aria-label="应聘申请"
      data-job-given={given !== null}
      {...watch}
    >
      <Part>
        <Legend>应聘岗位</Legend>
        <JobField given={given} jobs={jobs} {...field('job')} />
      </Part>
      <Part>
        <Legend>基本信息</Legend>
        <PersonFields field={field} />
      </Part>
      <Part>
        <Legend>教育与经历</Legend>
        <BackgroundFields field={field} />
        {/* What was sent is used up: the next application has a file of its own. */}
        <ResumeField
          key={timesSent}
          label={applicationLabels.resumeUrl}
          error={errors.resumeUrl}
          onBusy={setUploading}
          upload={upload}
        />
      </Part>
      <Part>
        <Legend>个人信息处理告知</Legend>
        <ConsentField id={`${id}-consent`} isTicked={typed.consent !== ''} error={errors.consent} />
      </Part>
      <Foot>
        <NoticeLine notice={notice} />
        <Button
          type="submit"
          size="large"
          isLoading={isSending || isUploading}
          loadingLabel={isUploading ? '简历上传完成后即可提交' : '正在提交'}
          icon={<Send aria-hidden />}
        >
          提交申请
        </Button>
      </Foot>
      <Honeypot />
      <SpokenErrors errors={errors} labels={applicationLabels} />
      {live}
    </Form>
  )
}
