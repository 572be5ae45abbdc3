/** Said where what a press asked for did not come (public-site §2.1). */
export const PRESS_FAILED = '加载失败，请检查网络后重试'
