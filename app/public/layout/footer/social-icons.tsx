import { Mail, Phone } from 'lucide-react'

/** Two speech bubbles: the messenger everyone here uses. */
function WechatIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M9.5 3.5C5.4 3.5 2 6.2 2 9.6c0 1.9 1.1 3.6 2.8 4.7L4.2 17l2.9-1.5c.8.2 1.6.3 2.4.3" />
      <path d="M22 15.2c0-2.9-2.9-5.2-6.4-5.2s-6.4 2.3-6.4 5.2 2.9 5.2 6.4 5.2c.7 0 1.4-.1 2-.3l2.6 1.3-.6-2.3c1.5-.9 2.4-2.3 2.4-3.9Z" />
      <path
        d="M7.2 8.6h.01M11.7 8.6h.01M13.6 14.2h.01M17.6 14.2h.01"
        strokeWidth="2.25"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** A looped path in a ring: a small program inside the messenger. */
function MiniProgramIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden
    >
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 9.2v5.6a2.8 2.8 0 1 1-2.8-2.8M12 14.8V9.2a2.8 2.8 0 1 1 2.8 2.8" />
    </svg>
  )
}

/** The four round icons of the footer, in order (public-site §2.14). */
export const socialChannels = [
  { name: 'wechat', label: '微信', icon: <WechatIcon /> },
  { name: 'miniProgram', label: '小程序', icon: <MiniProgramIcon /> },
  { name: 'email', label: '邮箱', icon: <Mail aria-hidden /> },
  { name: 'phone', label: '电话', icon: <Phone aria-hidden /> },
] as const

export type SocialChannel = (typeof socialChannels)[number]['name']
