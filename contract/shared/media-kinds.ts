/** What an upload can be recognised as, by its content, and what people call it. */
export const mediaNouns = { image: '图片', video: '视频', audio: '音频', document: '文件' } as const

/** One of them. */
export type MediaKind = keyof typeof mediaNouns
