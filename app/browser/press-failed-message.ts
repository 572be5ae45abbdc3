/** Said where what a press asked for did not come (public-site §2.1). */
export const PRESS_FAILED = '加载失败，请检查网络后重试'

/** Told to the window where the script of a pressed button is lost; the head's script shows `PRESS_FAILED`. */
export const PRESS_LOST = 'presslost'
