const failedText = '复制失败，请手动复制'

/** Messages about copying on the contact page (public-site §8): e-mail and phone have their own. */
export const copiedSentences = {
  email: { copiedText: '邮箱地址已复制到剪贴板！', failedText },
  phone: { copiedText: '电话号码已复制到剪贴板！', failedText },
  other: { copiedText: '已复制到剪贴板！', failedText },
} as const
