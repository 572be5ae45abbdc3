import { Alert } from '#design-system/alert/index.ts'
import type { OutputOf } from '#content/registry/api-client.ts'
import { company } from '#app/public/company.ts'

/** What the site shows where the settings are empty, and by what a placeholder is known. */
const facts = [
  { field: 'phone', label: '联系电话', otherwise: company.phone, mark: '00000000' },
  { field: 'email', label: '联系邮箱', otherwise: company.email, mark: '@example.com' },
  { field: 'address', label: '公司地址', otherwise: company.address, mark: '示例大道' },
  { field: 'icpNumber', label: 'ICP备案号', otherwise: company.filingNumber, mark: '00000000' },
] as const

/** Names the placeholders that visitors see, and leads to where they are changed; nothing once there are none. */
export function PlaceholderAlert({ settings }: { settings: OutputOf<'GET /api/site-settings'> | undefined }) {
  if (!settings) return null
  const shown = facts
    .map(({ field, label, otherwise, mark }) => ({ label, mark, value: settings[field] || otherwise }))
    .filter(({ value, mark }) => value.includes(mark))
  if (shown.length === 0) return null
  return (
    <Alert tone="warning" title="网站正在显示示例信息">
      <ul>
        {shown.map(({ label, value }) => (
          <li key={label}>
            {label}：{value}
          </li>
        ))}
      </ul>
      <p>
        请在<a href="#site-settings">站点设置</a>中换成真实的信息。
      </p>
    </Alert>
  )
}
