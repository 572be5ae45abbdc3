import { call, contentType, field, operation, response } from '#contract/declare.ts'
import type { Row } from '#contract/engine/backend.ts'
import type { RequestContext } from '#contract/engine/operation.ts'
import type { ValuesOf } from '#contract/fields/field.ts'
import { shanghaiDay } from '#contract/shared/moments.ts'
import { EMAIL, messages } from '#contract/shared/messages.ts'
import { normalizeEmail } from '#contract/privacy/normalize-email.ts'
import { normalizePhone } from '#contract/privacy/normalize-phone.ts'
import { dayLooks } from './day-looks.ts'
import { nextVersion } from './policy-version.ts'
import { verificationCode } from './verification-code.ts'

/** The letters by which filing numbers name their province. */
const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼'

const code = {
  matches: verificationCode.matches,
  message: `只填验证标签中 content 的值：${verificationCode.rule}`,
}

/** A period in which the whole site looks different; both days are included and are days of Asia/Shanghai. */
const dressedDays = {
  title: field.text('名称', { required: true, bounds: { max: 50 } }),
  look: field.choice('装扮', dayLooks, { required: true, initial: 'mourning' }),
  from: field.date('开始日期', { required: true }),
  until: field.date('结束日期', { required: true }),
}

/**
 * Facts of the company and its site; an empty field falls back to the site's default. The server sets versions of the
 * policies, so a changed text has a new one.
 */
export const siteSettings = contentType({
  name: 'site-settings',
  typeLabel: '站点设置',
  hasId: false,
  fields: {
    legalName: field.text('公司全称', { bounds: { max: 100 } }),
    blurb: field.longText('一句话介绍', { bounds: { max: 300 } }),
    address: field.text('公司地址'),
    phone: field.text('联系电话', {
      normalize: normalizePhone,
      pattern: { matches: /^[+\d][\d ()（）转-]{4,29}$/, message: '请填写电话号码，如 0551-12345678' },
    }),
    email: field.text('电子邮箱', {
      normalize: normalizeEmail,
      pattern: { matches: EMAIL, message: messages.emailWrong },
    }),
    icpNumber: field.text('ICP备案号', {
      pattern: {
        matches: new RegExp(`^[${PROVINCES}]ICP备\\d{6,12}号(-\\d{1,3})?$`),
        message: '请照备案查询结果填写，如 皖ICP备12345678号-1',
      },
    }),
    securityNumber: field.text('公安备案号', {
      pattern: {
        matches: new RegExp(`^[${PROVINCES}]公网安备 ?\\d{14}号$`),
        message: '请照备案查询结果填写，如 皖公网安备34010402700001号',
      },
    }),
    baiduVerification: field.text('百度验证码', { pattern: code }),
    so360Verification: field.text('360 验证码', { pattern: code }),
    bingVerification: field.text('必应验证码', { pattern: code }),
    baiduPushKey: field.text('百度推送密钥', {
      isHiddenInAudit: true,
      pattern: { matches: /^\w{1,64}$/, message: '只填接口调用地址中 token= 后面的字母和数字' },
    }),
    days: field.list('哀悼日与节日', dressedDays, { rule: endsAfterItBegins, latestFirst: 'from' }),
    privacyText: field.html('隐私政策正文'),
    privacyVersion: { ...field.text('隐私政策版本'), setByServer: true as const },
    termsText: field.html('服务条款正文'),
    termsVersion: { ...field.text('服务条款版本'), setByServer: true as const },
  },
  publicFields: [
    'legalName',
    'blurb',
    'address',
    'phone',
    'email',
    'icpNumber',
    'securityNumber',
    'baiduVerification',
    'so360Verification',
    'bingVerification',
    'days',
    'privacyText',
    'privacyVersion',
    'termsText',
    'termsVersion',
  ],
  complete: (values, ctx, before) => ({
    ...values,
    ...versionOf('privacy', values, ctx, before),
    ...versionOf('terms', values, ctx, before),
  }),
  calls: [
    call.optionalAuth('GET /api/site-settings', operation.single(), response.envelope),
    call.admin('POST /api/site-settings', operation.saveSingle(), response.envelope),
  ],
})

function endsAfterItBegins({ title, from, until }: Partial<ValuesOf<typeof dressedDays>>) {
  if (!from || !until || until >= from) return undefined
  return { field: 'until', message: `${title ? `“${title}”的` : ''}结束日期不能早于开始日期` }
}

/** A text that is kept as it was keeps its version; an empty one has none. */
function versionOf(
  policy: 'privacy' | 'terms',
  values: Record<string, unknown>,
  { backend }: RequestContext,
  before: Row | undefined,
): Record<string, unknown> {
  const text = values[`${policy}Text`]
  const [kept, version] = [before?.[`${policy}Text`] ?? '', before?.[`${policy}Version`] ?? '']
  if (text === undefined || text === kept) return {}
  return { [`${policy}Version`]: text === '' ? '' : nextVersion(String(version), shanghaiDay(backend.now())) }
}
