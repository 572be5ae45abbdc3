import { CircleAlert } from 'lucide-react'
import { errorId } from '#design-system/field/field-ids.ts'
import { describedBy } from '#design-system/field/index.ts'
import { company } from '#app/public/company.ts'
import { useSiteFacts } from '#app/public/site/site-facts.ts'
import { CONSENT_VERSION_FIELD, consentVersionOf, NOTICE_VERSION } from './notice-version.ts'
import { Agree, Box, Notice, Wrong } from './consent-field.styles.ts'

export interface ConsentFieldProps {
  id: string
  isTicked: boolean
  error?: string
}

/** What the company does with an application. A change of wording changes NOTICE_VERSION. */
const chaptersFor = (email: string) => [
  {
    title: '我们收集什么、做什么用',
    text: '您在本页填写的信息和上传的简历，只用于评估您是否适合所应聘的岗位、与您联系以及安排面试。姓名、手机号码和邮箱为必填，其余由您自愿提供，不填不影响投递。',
  },
  {
    title: '身份证号属于敏感个人信息',
    text: '仅在您主动填写时收集，用于核对应聘者身份；加密保存，默认遮蔽显示，每次查看都会留下记录。您完全可以不填。',
  },
  {
    title: '谁能看到、保存多久',
    text: '只有负责招聘的同事可以查看，不会提供给第三方，也不会用于其他目的。自提交之日起最多保存两年，到期自动删除。',
  },
  {
    title: '您的权利',
    text: `您可以随时要求查阅、更正、复制或删除这些信息，也可以撤回同意，撤回后我们将删除您的申请。请发邮件至 ${email}，我们会在十五个工作日内答复。`,
  },
]

/** The personal-information notice with the box that must be ticked. */
export function ConsentField({ id, isTicked, error }: ConsentFieldProps) {
  const { legalName, email, privacyVersion } = useSiteFacts()
  return (
    <>
      <Notice tabIndex={0} role="region" aria-label="个人信息处理告知">
        <p>{legalName}（下称“我们”）是您个人信息的处理者。提交应聘申请前，请了解以下内容。</p>
        {chaptersFor(email).map(({ title, text }) => (
          <section key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </section>
        ))}
        <p>
          版本 {NOTICE_VERSION}。本网站处理个人信息的全部约定见
          <a href="/privacy" target="_blank" style={{ wordBreak: 'keep-all' }}>
            《隐私政策》
          </a>
          （版本 {privacyVersion}）。
        </p>
      </Notice>
      <input type="hidden" name={CONSENT_VERSION_FIELD} value={consentVersionOf(privacyVersion)} />
      <Agree htmlFor={id}>
        <Box
          id={id}
          type="checkbox"
          name="consent"
          value="agreed"
          defaultChecked={isTicked}
          required
          {...describedBy(id, { error })}
        />
        <span>我已阅读上述告知，同意{company.name}为招聘目的处理我的个人信息</span>
      </Agree>
      <Wrong id={errorId(id)}>
        {error && (
          <>
            <CircleAlert aria-hidden />
            {/* Translators replace bare text nodes, which React could then not remove. */}
            <span>{error}</span>
          </>
        )}
      </Wrong>
    </>
  )
}
