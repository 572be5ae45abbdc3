import { siteSettings } from './site-settings.type.ts'
import { SingleRecordPanel } from '#app/admin/form/single-record-panel.tsx'
import { company } from '#app/public/company.ts'
import { DayPreviews } from './day-previews.tsx'
import { policyHtml } from './policy-html.ts'

const verificationHint =
  '站长平台给出的验证标签中 content 的值，显示在首页的页头；留空时用服务器配置中的，没有则不显示'
const aboutFirst = '首页与联系我们页优先显示“关于我们 - 公司信息”里填写的'
const policyHint = '保存改过的正文后，版本号自动换成当天的日期，显示在页面上并随留言保存'
const builtInPolicy = '内置的文本'

const privacyHtml = policyHtml('privacy')
const termsHtml = policyHtml('terms')

const quoted = (text: string) => `“${text}”`

/** The facts of the company and its site: filings, search engines, days of mourning and holidays, policies. */
function SiteSettingsPanel() {
  return (
    <>
      <SingleRecordPanel
        type={siteSettings}
        loadFailure="加载站点设置失败"
        sections={[
          {
            heading: '公司信息',
            fields: ['legalName', 'phone', 'email', 'address', 'blurb'],
          },
          { heading: '备案', fields: ['icpNumber', 'securityNumber'] },
          {
            heading: '搜索引擎',
            fields: ['baiduVerification', 'so360Verification', 'bingVerification', 'baiduPushKey'],
          },
          { heading: '哀悼日与节日', fields: ['days'] },
          { heading: '隐私政策', fields: ['privacyText'] },
          { heading: '服务条款', fields: ['termsText'] },
        ]}
        fieldOptions={{
          legalName: {
            hint: '显示在页脚的版权行和隐私政策中，也告诉搜索引擎',
            whenEmpty: quoted(company.legalName),
          },
          blurb: { hint: '显示在页脚，也是搜索结果里首页的摘要', whenEmpty: quoted(company.blurb) },
          address: { hint: `显示在页脚；${aboutFirst}`, whenEmpty: quoted(company.address) },
          phone: { hint: `显示在页脚和应聘页；${aboutFirst}`, whenEmpty: quoted(company.phone) },
          email: { hint: `显示在页脚和应聘页；${aboutFirst}`, whenEmpty: quoted(company.email) },
          icpNumber: {
            hint: '显示在页脚，链接到工业和信息化部的备案查询',
            whenEmpty: quoted(company.filingNumber),
          },
          securityNumber: { hint: '显示在页脚，链接到公安机关的备案查询；留空则不显示' },
          baiduVerification: { hint: verificationHint },
          so360Verification: { hint: verificationHint },
          bingVerification: { hint: verificationHint },
          baiduPushKey: { hint: '填写后，新发布的新闻和岗位自动推送给百度，结果见操作记录；留空则不推送' },
          days: {
            entryNoun: '日期',
            hint: '从开始日期零点到结束日期结束（北京时间），到期自动恢复；哀悼日与节日重叠时按哀悼日显示。保存后按开始日期排列，最晚的在前',
          },
          privacyText: { hint: policyHint, whenEmpty: builtInPolicy, builtIn: privacyHtml },
          termsText: { hint: policyHint, whenEmpty: builtInPolicy, builtIn: termsHtml },
        }}
      />
      <DayPreviews />
    </>
  )
}

/** By key of the menu. */
export const panels = { 'site-settings': SiteSettingsPanel }
