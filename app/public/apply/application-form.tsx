import { useEffect, useId, useState } from 'react'
import { Send } from 'lucide-react'
import { Button } from '#design-system/button/index.ts'
import { Honeypot } from '#app/public/live-form/honeypot.tsx'
import { SpokenErrors } from '#app/public/live-form/spoken-errors.tsx'
import { useLiveForm, type LiveForm } from '#app/public/live-form/use-live-form.ts'
import { applyAddress } from '#app/public/contact/jobs/job.ts'
import { BackgroundFields, PersonFields, type FieldProps } from './application-fields.tsx'
import { Body, Foot, Form, Head, HeadTitle } from './application-form.styles.ts'
import {
  APPLICATION_FORM_ID,
  applicationLabels,
  emptyApplication,
  type ApplicationField,
  type ApplicationOutcome,
} from './application.ts'
import { ConsentField } from './consent-field.tsx'
import { FormAnswer } from './form-answer.tsx'
import { FormPart } from './form-part.tsx'
import { JobField } from './job-field.tsx'
import type { ApplyContent } from './load-apply-page.ts'
import { MoreFields, openFilledFolds } from './more-fields.tsx'
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

const loadApplicationForm: LoadApplicationForm = async () =>
  (await import('./application-form-live.tsx')).ApplicationFormLive

/** The application form: plain and uncontrolled like the message forms, taken over by Formik when it is used. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { given, outcome, loadLive = loadApplicationForm, upload, ...postings } = props
  const id = useId()
  const [isUploading, setUploading] = useState(false)
  const [timesSent, setTimesSent] = useState(0)
  const { setForm, live, state, watch } = useLiveForm(outcome, loadLive)
  const { errors, notice, isSending } = state
  const typed = outcome?.values ?? emptyApplication
  const idOf = (name: ApplicationField) => `${id}-${name}`
  const field = <Name extends ApplicationField>(name: Name): FieldProps<Name> => ({
    id: idOf(name),
    name,
    label: applicationLabels[name],
    defaultValue: typed[name],
    error: errors[name],
  })
  useEffect(() => {
    if (notice?.tone === 'success') setTimesSent((times) => times + 1)
  }, [notice])
  const answer = <FormAnswer notice={notice} errors={errors} idOf={idOf} />

  return (
    <Form
      ref={setForm}
      id={APPLICATION_FORM_ID}
      method="post"
      action={`${given ? applyAddress(given) : '/apply'}#${APPLICATION_FORM_ID}`}
      noValidate
      aria-label="应聘申请"
      data-job-given={given !== null}
      onSubmitCapture={openFilledFolds}
      {...watch}
    >
      <Head>
        <HeadTitle>填写申请</HeadTitle>
        <p>姓名、手机、邮箱填好就能投，大约两分钟。</p>
        <JobField given={given} {...postings} {...field('job')} />
      </Head>
      <Body>
        {/* A plain post comes back to the form's top, everybody else stands at the button. */}
        {outcome && answer}
        <FormPart figure="01" title="怎么联系您" need="必填">
          <PersonFields field={field} />
        </FormPart>
        <FormPart figure="02" title="简历与经历" need="选填，有哪样给哪样">
          {/* What was sent is used up: the next application has a file of its own. */}
          <ResumeField
            key={timesSent}
            id={idOf('resumeUrl')}
            label={applicationLabels.resumeUrl}
            error={errors.resumeUrl}
            onBusy={setUploading}
            upload={upload}
          />
          <BackgroundFields field={field} />
        </FormPart>
        <FormPart figure="03" title="再多说几句" need="选填">
          <MoreFields field={field} />
        </FormPart>
        <FormPart figure="04" title="个人信息处理告知" need="必须同意">
          <ConsentField id={idOf('consent')} isTicked={typed.consent !== ''} error={errors.consent} />
        </FormPart>
        <Foot>
          <Button
            type="submit"
            size="large"
            isLoading={isSending || isUploading}
            loadingLabel={isUploading ? '简历上传完成后即可提交' : '正在提交'}
            icon={<Send aria-hidden />}
          >
            提交申请
          </Button>
          <p>只有负责招聘的同事看得到，投出后也可以随时撤回。</p>
          {!outcome && answer}
        </Foot>
      </Body>
      <Honeypot />
      <SpokenErrors errors={errors} labels={applicationLabels} />
      {live}
    </Form>
  )
}
