const failedText = '复制失败，请手动复制'

/** What the contact page says of copying (public-site §8): its own words for e-mail and phone, one for the rest. */
export const copiedSentences = {
  email: { copiedText: '邮箱地址已复制到剪贴板！', failedText },
  phone: { copiedText: '电话号码已复制到剪贴板！', failedText },
  other: { copiedText: '已复制到剪贴板！', failedText },
} as const
