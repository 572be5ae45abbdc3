/** Said where what a press asked for did not come (public-site §2.1). */
export const NOT_LOADED = '加载失败，请检查网络后重试'
